import { expect, test } from 'vitest'
import { readFacts } from '../../read-facts.ts'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'

test('where each job is a paragraph, its first sentence is the header', () => {
  const typed = `
    # Work
    - Now: haul truck operator at Northern Star, Kalgoorlie, since March 2021. Drove CAT 793 trucks on days and nights, and showed eight new people how the fleet system is used in a pit of that size.
    - Before: water cart operator at MACA, Bluff, March 2018 to February 2021. Kept the haul roads wet.
    - Earlier: truck driver, Toll, Perth, 2015 to 2018. Road trains from the port.
    - First job: storeman, Coles, 2012 to 2015.`
  expect(jobsIn(typed)).toEqual([
    'haul truck operator | Northern Star |  | 3/2021 – now',
    'water cart operator | MACA |  | 3/2018 – 2/2021',
    'truck driver | Toll |  | 2015 – 2018',
    'storeman | Coles |  | 2012 – 2015',
  ])
})

test('dates that end like a sentence are no header yet, and "Mt. Isa" ends none', () => {
  const typed = `
    # Work
    05/2022 – now. Driller at Ranger, Mt. Isa. Runs a rig with two offsiders.
    02/2019 – 04/2022. Offsider at Top Drill. Rods, mud and samples.`
  expect(jobsIn(typed)).toEqual([
    'Driller | Ranger |  | 5/2022 – now',
    'Offsider | Top Drill |  | 2/2019 – 4/2022',
  ])
})

test('a paragraph of tickets among those of jobs is none of them, whatever years it has', () => {
  const typed = `
    ** Dean Walker
    Kalgoorlie WA | 0491 570 156 | dean@walker.example
    - Tickets: HR licence (2019 – 2029), confined space entry, working at heights (June 2025), dogging, forklift, white card, dangerous goods licence
    - 2021 – now: Haul truck operator, Northern Star, Super Pit. Drove trucks on days and nights.
    - 2018 – 2021: Water cart operator, MACA, Bluff. Drove carts and helped on the grader.`
  const { jobs, licences } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ['Haul truck operator', 'Northern Star'],
    ['Water cart operator', 'MACA'],
  ])
  expect(licences.map(({ name }) => name)).toEqual([
    'Heavy Rigid (HR)',
    'Confined Space Entry',
    'Working at Heights',
    'Dogging',
    'Forklift',
    'White Card',
    'Dangerous Goods Driver Licence',
  ])
})

test('a header that ends in "Since" and a year, like a sentence, is one', () => {
  const typed = `
    # Experience
    Senior Field Technician, Newmont, Orange. Since February 2024.
    - Core orientation
    Field Technician, Evolution, Cowal. June 2021 to January 2024.
    - Chip sampling`
  expect(jobsIn(typed)).toHaveLength(2)
})
