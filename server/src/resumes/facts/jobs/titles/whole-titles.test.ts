import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('what stands behind a title and tells what was worked at is of it, as another title shows', () => {
  const typed = `
    # Employment
    ** Wandoo Loading Services
    ** Shift Supervisor – Stockyard (07/2023 – present)
    - Fourteen operators
    ** Stockyard Operator (10/2015 – 06/2023)
    - Reclaimers`
  expect(jobsIn(typed)).toEqual([
    'Shift Supervisor – Stockyard | Wandoo Loading Services |  | 7/2023 – now',
    'Stockyard Operator | Wandoo Loading Services |  | 10/2015 – 6/2023',
  ])
})

test('roles of one employer may differ in nothing but what was worked at', () => {
  const typed = `
    # Drilling career
    Redgum Line Drilling
    Driller, RC || Jun 2024 – present
    Driller, Diamond || Jan 2022 – May 2024
    Offsider || Feb 2019 – Dec 2021`
  expect(jobsIn(typed)).toEqual([
    'Driller, RC | Redgum Line Drilling |  | 6/2024 – now',
    'Driller, Diamond | Redgum Line Drilling |  | 1/2022 – 5/2024',
    'Offsider | Redgum Line Drilling |  | 2/2019 – 12/2021',
  ])
})

test('a site behind a title stays a site', () => {
  const typed = `
    # Employment
    ** Redgum Line Drilling
    ** Driller – Cadia (06/2024 – present)
    ** Offsider – Olympic Dam (02/2019 – 05/2024)`
  expect(jobsIn(typed)).toEqual([
    'Driller | Redgum Line Drilling |  | 6/2024 – now',
    'Offsider | Redgum Line Drilling |  | 2/2019 – 5/2024',
  ])
})

test('a firm of two common words stays a firm', () => {
  const typed = `
    # Employment
    ** School Bus Driver, Go Bus – Perth (Feb 2016 – Nov 2020)`
  expect(jobsIn(typed)).toEqual(['School Bus Driver | Go Bus |  | 2/2016 – 11/2020'])
})

test('who works for themselves says so in the place of an employer', () => {
  const typed = `
    # Employment
    ** Wandoo Earthworks – Plant Operator || 02/2021 – current
    ** Self employed – Landscaper || 2011 – 2021`
  expect(jobsIn(typed)).toContain('Landscaper | Self employed |  | 2011 – 2021')
})

test('a role that was acted in from a month keeps its name', () => {
  const typed = `
    # Employment
    ** Wandoo Ridge Coal
    HSE Superintendent (Acting from Jan 2026) || Jan 2026 – Present
    HSE Advisor || Mar 2021 – Dec 2025`
  expect(jobsIn(typed)[0]).toBe('HSE Superintendent | Wandoo Ridge Coal |  | 1/2026 – now')
})

test('what was done below one role is not the employer of the next', () => {
  const typed = `
    # Experience
    ** GOLDEN WANDOO OPERATIONS
    ~ Mill Metallurgist (Apr 2022 – present)
    ~ Leach circuit, reagents and reconciliation
    ~ Plant Metallurgist (Jan 2019 – Mar 2022)
    ~ Gravity circuit upgrade
    ~ Graduate Metallurgist (Feb 2017 – Dec 2018)`
  expect(jobsIn(typed).map((job) => job.split(' | ')[1])).toEqual(
    Array.from({ length: 3 }, () => 'GOLDEN WANDOO OPERATIONS'),
  )
})

test('labour hire that stands over several roles is the employer of each', () => {
  const typed = `
    EMPLOYMENT HISTORY
    WANDOO CONTRACT MINING (WorkPac)
    Service Cart Operator – February 2024 to current
    Truck Operator – May 2021 to January 2024`
  expect(jobsIn(typed)).toEqual([
    'Service Cart Operator | WorkPac | WANDOO CONTRACT MINING | 2/2024 – now',
    'Truck Operator | WorkPac | WANDOO CONTRACT MINING | 5/2021 – 1/2024',
  ])
})

test('a long header is one, whatever small words are in it', () => {
  const typed = `
    # Work history
    SCAFFOLDER – Wandoo Scaffolding – various commercial sites – 2015 to 2020
    1. Aug 2022 – current: Water cart and service truck operator, Wandoo Mineral Sands (Jacinth site)`
  expect(jobsIn(typed)).toEqual([
    'Water cart and service truck operator | Wandoo Mineral Sands |  | 8/2022 – now',
    'SCAFFOLDER | Wandoo Scaffolding |  | 2015 – 2020',
  ])
})

test('titles that no list knows stand behind employers that are sure', () => {
  const typed = `
    # Employment
    Kopalnia Wandoo (Katowice): Górnik przodowy, 05.2019 – obecnie
    Kopalnia Wandoo (Katowice): Górnik, 09.2014 – 04.2019`
  expect(jobsIn(typed)).toEqual([
    'Górnik przodowy | Kopalnia Wandoo |  | 5/2019 – now',
    'Górnik | Kopalnia Wandoo |  | 9/2014 – 4/2019',
  ])
})

test('titles of other languages end in what somebody is', () => {
  const typed = `
    # Werkervaring
    Wandoo B.V., Vrachtwagenchauffeur, maart 2020 – heden`
  expect(jobsIn(typed)).toEqual(['Vrachtwagenchauffeur | Wandoo B.V. |  | 3/2020 – now'])
})

test('a title may be told without an article', () => {
  const typed = `
    # Employment
    From March 2021 to present I worked as Process Technician at Wandoo Zinc.`
  expect(jobsIn(typed)).toEqual(['Process Technician | Wandoo Zinc |  | 3/2021 – now'])
})

test('a year behind a state is no postcode where it goes on to a later one', () => {
  const typed = `
    # Employment
    Wandoo Gold – Orange NSW || 2019 – Present
    Mill Operator
    Wandoo Bricks – Newcastle NSW || 2014 – 2019
    Labourer`
  expect(jobsIn(typed)).toEqual([
    'Mill Operator | Wandoo Gold |  | 2019 – now',
    'Labourer | Wandoo Bricks |  | 2014 – 2019',
  ])
})

test.each([
  ['Da gennaio 2022 a oggi: Operatrice macchine, Marmi Wandoo S.r.l.', 'Operatrice macchine'],
  ["De juin 2018 à août 2021 : Conductrice d'engins, Carrières Wandoo", "Conductrice d'engins"],
  ['Técnica de Segurança\nPedreiras Wandoo, Lda.\nMarço 2016 – presente', 'Técnica de Segurança'],
])(
  'dates may begin with a word of any language, and names end in any legal form: %s',
  (typed, title) => {
    expect(jobsIn(`# Experience\n${typed}`)[0]).toMatch(new RegExp(`^${title} \\| \\p{Lu}`, 'u'))
  },
)

test('somebody may have been something in a sentence', () => {
  const typed = `
    # Experience
    I have been Mine Surveyor at Wandoo Metals since February 2021, responsible for stope scans.
    Before that I was Graduate Surveyor with Karri Spatial Services from 2018 to January 2021.`
  expect(jobsIn(typed)).toEqual([
    'Mine Surveyor | Wandoo Metals |  | 2/2021 – now',
    'Graduate Surveyor | Karri Spatial Services |  | 2018 – 1/2021',
  ])
})
