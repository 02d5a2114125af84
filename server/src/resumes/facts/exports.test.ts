import { expect, test } from 'vitest'
import { jobsIn } from '../testing/jobs-in.ts'
import { ticketsIn } from '../testing/tickets-in.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { readLicences } from './licences/read-licences.ts'
import { readFacts } from './read-facts.ts'
import { readSections } from './sections/read-sections.ts'

// What boards of jobs and networks for work print of a profile: many resumes that are uploaded are such.
const asOf = new Date('2026-11-24T00:00:00Z')

test('a network prints the employer, how long in all, then each role, its dates and its site in small letters', () => {
  const typed = `
    ! Rhys Doyle
    Manager Mining at Evolution Mining
    # Experience
    Evolution Mining
    _ 6 years 4 months
    Manager Mining
    _ August 2023 - Present (3 years 4 months)
    _ Mungari
    Mine Superintendent
    _ August 2020 - July 2023 (3 years)
    _ Mungari
    Northern Star Resources Limited
    Senior Mining Engineer
    _ February 2017 - July 2020 (3 years 6 months)
    _ Jundee`
  expect(jobsIn(typed)).toEqual([
    'Manager Mining | Evolution Mining |  | 8/2023 – now',
    'Mine Superintendent | Evolution Mining |  | 8/2020 – 7/2023',
    'Senior Mining Engineer | Northern Star Resources Limited |  | 2/2017 – 7/2020',
  ])
})

test.each([
  ['chez', 'janvier 2020 - Present (6 ans 11 mois)'],
  ['bei', 'Januar 2020 - Present (6 Jahre 11 Monate)'],
  ['en', 'enero de 2020 - Present (6 años 11 meses)'],
])(
  'where the words say nothing, the headline tells who is who, and in the other jobs as well: %s',
  (at, dates) => {
    const typed = `
      ! Pauline Garnier
      Chirurgeon ${at} Eramet
      # Experience
      Eramet
      Chirurgeon
      ${dates}
      Nouméa
      Bureau
      Curateur
      2017 - 2019
      Orléans`
    expect(jobsIn(typed)).toEqual([
      'Chirurgeon | Eramet |  | 1/2020 – now',
      'Curateur | Bureau |  | 2017 – 2019',
    ])
  },
)

test('a headline that names something else tells nothing of a job', () => {
  const typed = `
    ! Ash Doyle
    Looking for work at Eramet
    # Experience
    Fitter, Acme Mining
    2019 - Present`
  expect(jobsIn(typed)).toEqual(['Fitter | Acme Mining |  | 2019 – now'])
})

test('a form of Europe tells title and employer by their letters alone', () => {
  const typed = `
    ! Marek Doyle
    # Work experience
    03/02/2020 – CURRENT Katowice, Poland
    **HYDRAULICS TECHNICIAN** KOMATSU MINING
    - Longwall supports
    01/06/2014 – 31/01/2020 Jastrzębie-Zdrój, Poland
    **UNDERGROUND FITTER** ZOFIA
    - Conveyors`
  expect(jobsIn(typed)).toEqual([
    'HYDRAULICS TECHNICIAN | KOMATSU MINING |  | 2/2020 – now',
    'UNDERGROUND FITTER | ZOFIA |  | 6/2014 – 1/2020',
  ])
})

test('where heavy letters end amid a name, nothing ends', () => {
  const typed = '# Work experience\n**Fitter** and Turner, Acme Mining Pty Ltd, 2019 – 2020'
  expect(jobsIn(typed)).toEqual(['Fitter and Turner | Acme Mining Pty Ltd |  | 2019 – 2020'])
})

test('an address of a form of Europe says whose it is', () => {
  const typed = `
    ! Marek Doyle
    Address: ul. Polna 4, 40-001, Katowice, Poland (Home)
    # Work experience
    Fitter, Acme Mining, 2019 – 2020`
  expect(readFacts(typedResume(typed), { asOf }).location?.value).toBe('Katowice, Poland')
})

test('a board of jobs prints who issued a ticket and when below it, and who issued it is no ticket', () => {
  const typed = `
    ** Standard 11 Surface Induction
    Mines Rescue
    Issued Feb 2022 - Expires Feb 2027
    ** Coal Board Medical
    Expires Jan 2027
    ** Multi Combination (MC)
    Transport and Main Roads
    Issued Mar 2017 - No expiry`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[3] ?? '')).toEqual([
    'Feb 2027',
    'Jan 2027',
    '',
  ])
})

test('below the heavy name of a group stand tickets and no notes', () => {
  const typed = `
    ** Rigging
    Dogging, exp 03/2027
    Forklift
    ** First aid
    CPR, exp 05/2027
    HLTAID011`
  expect(ticketsIn(typed).length).toBeGreaterThanOrEqual(4)
})

test('a ticket that is called like a heading is one where others look like it', () => {
  const typed = `
    ** Forklift Licence
    March 2019 to March 2029
    ** First Aid Certification
    ** Driver's Licence`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Forklift',
    'First Aid',
    'Car (C)',
  ])
})

test('when and where somebody learned is no ticket', () => {
  expect(ticketsIn('2004 – 2008 Katowice, Poland\nForklift')).toHaveLength(1)
})

test('lines of one ticket stand nearer to each other than tickets do', () => {
  const typed = `
    # Certifications
    >> Provide First Aid (HLTAID011)

    >> Enter and Work in Confined
    >> Spaces

    >> Quarry Manager's Certificate of
    >> Competency

    >> Class MR licence`
  const sections = readSections(typedResume(typed.replace('# Cert', '>> # Cert')))
  const tickets = readLicences(sections, asOf, { areLinesBroken: true })
  expect(tickets).toHaveLength(4)
})

test.each([
  ['DRIVING LICENSE\nFull (C)', ['Car (C)']],
  ['DRIVING LICENSE\nNo', []],
])('a page of details asks for a licence: %s', (typed, names) => {
  const sections = readSections(typedResume(`! Jo Doyle\n# Details\nPerth WA\n${typed}`))
  expect(readLicences(sections, asOf).map(({ name }) => name)).toEqual(names)
})

test('classes of Europe make no licence for a car of ours', () => {
  expect(ticketsIn('Driving Licence: B\nDriving Licence: C+E')).toEqual([
    'Driving Licence: B',
    'Driving Licence: C+E',
  ])
})

test('three of the coal mines may be told as a range', () => {
  expect(ticketsIn('NSW coal competence S1-S3 (2023)')).toHaveLength(3)
})

test('a ticket that says at its end what it is does not go on below, and neither does one with its dates in brackets', () => {
  const typed = `
    # Certs
    NSW Metalliferous generic induction
    Manual driver's licence (C)
    Isolation Officer (05/2024 - 05/2027)
    Working at heights`
  const tickets = readLicences(readSections(typedResume(typed)), asOf, { areLinesBroken: true })
  expect(tickets.map(({ name }) => name)).toEqual([
    'NSW Metalliferous generic induction',
    'Car (C)',
    'Isolation Officer',
    'Working at Heights',
  ])
})

test.each([
  ['Boilermaker, Mandurah 6210 · 0491 570 158', 'Mandurah 6210'],
  ['Boilermaker, Mandurah 2026 · 0491 570 158', undefined],
])('a town with a postcode of its own needs no state: %s', (line, place) => {
  const typed = `! Jo Doyle\n${line}\n# Work\nFitter, Acme Mining, 2019 – 2020`
  expect(readFacts(typedResume(typed), { asOf }).location?.value).toBe(place)
})

test.each(['Tickets and quals (copies available)', 'Tickets (all current)', 'Statutory', 'Certs'])(
  'tickets stand under %s',
  (heading) => {
    const sections = readSections(typedResume(`! Jo Doyle\n# ${heading}\nAcme site induction`))
    expect(readLicences(sections, asOf).map(({ name }) => name)).toEqual(['Acme site induction'])
  },
)

test('two titles may share a header, where a duty sounds like one as well', () => {
  const typed = `
    # Employment
    2023 – now || ** Utility / all rounder
    Civeo, Coppabella Village
    Rooms, bar and kitchen hand`
  expect(jobsIn(typed)[0]).toMatch(/^Utility \/ all rounder \| Civeo/)
})

test('a heading of tickets may have a number, and neither it nor a state is one', () => {
  const typed = `
    ! Jo Doyle
    # 1 Licences to use explosives
    Queensland
    Shotfirer licence, ends 07.02.2027
    # 2 Driving
    HC licence, 04.2020 to 04.2030
    # 3 Health and access
    Coal Board medical || 03.2024 to 03.2029
    Standard 11 || 11.2023 to 11.2028
    # 4 Where I have worked
    Shotfirer, Acme Blasting, 2019 – present
    # 5 Other
    Afrikaans`
  const sections = readSections(typedResume(typed))
  expect(readLicences(sections, asOf).map(({ name }) => name)).toEqual([
    "Shotfirer's Licence",
    'Heavy Combination (HC)',
    'Coal Board Medical',
    'Standard 11',
  ])
})
