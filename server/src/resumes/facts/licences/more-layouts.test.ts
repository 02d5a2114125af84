import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

function factsOf(typed: string) {
  return readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
}

const namesAndEnds = (typed: string) =>
  factsOf(typed).licences.map(({ name, expiry }) => (expiry ? `${name} | ${expiry}` : name))

test('names with their ends before them, beside each other, are a ticket each', () => {
  const typed = `
    Dec 2026 H2S awareness || Aug 2028 || Dogging DG
    Feb 2027 || Confined space || Aug 2028 || Forklift LF
    May 2027 CPR || No expiry || White card
    Nov 2029 || HR licence || No expiry || Telehandler VOC`
  expect(ticketsIn(typed)).toEqual([
    'H2S awareness |  |  | Dec 2026',
    'Dogging |  |  | Aug 2028',
    'Confined Space Entry |  |  | Feb 2027',
    'Forklift |  |  | Aug 2028',
    'CPR |  |  | May 2027',
    'White Card',
    'Heavy Rigid (HR) |  |  | Nov 2029',
    'Telehandler',
  ])
})

test('behind the label that names a ticket stands what is told of it', () => {
  const typed = `
    Blade repair: || WINDA 40211, expires 2 June 2028
    Seafarer medical: || AMOSC offshore, expires 5 May 2028
    Car licence: || VIC full, expires 1 December 2033
    HRWL: || Intermediate rigging and dogging, expires 14 January 2031
    White card: || VIC
    Tower crane: || no`
  expect(ticketsIn(typed)).toEqual([
    'Blade repair | 40211 |  | 2 June 2028',
    'Seafarer medical |  |  | 5 May 2028',
    'Car (C) |  |  | 1 December 2033 |  | VIC',
    'Intermediate Rigging |  |  | 14 January 2031',
    'Dogging |  |  | 14 January 2031',
    'White Card |  |  |  |  | VIC',
  ])
})

test('what is told of so many above is told of the last of them', () => {
  const typed = `
    - White card
    - Dogging
    - Basic rigging
    - Forklift
    _ (all three on card 5519207, due 21.01.30)
    - Confined space due 10.27`
  expect(ticketsIn(typed)).toEqual([
    'White Card',
    'Dogging | 5519207 |  | 21.01.30',
    'Basic Rigging | 5519207 |  | 21.01.30',
    'Forklift | 5519207 |  | 21.01.30',
    'Confined Space Entry |  |  | 10.27',
  ])
})

test('of some in a sentence two dates may be told, before those that have their own', () => {
  const typed = `
    HR licence, white card, gas test and fire extinguisher (all done in October 2026, valid to October 2028), first aid until 14-Nov-2029`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) |  | October 2026 | October 2028',
    'White Card |  | October 2026 | October 2028',
    'Gas Test Atmospheres |  | October 2026 | October 2028',
    'Fire Extinguisher Training |  | October 2026 | October 2028',
    'First Aid |  |  | 14-Nov-2029',
  ])
})

test('a table may hold several tickets in a row, each with its own kind over it', () => {
  const typed = `
    ** Competency electrical || Held || Expiry || Competency gas || Held || Expiry
    Electrical licence || Yes || 11/04/2028 || BOSIET || Yes || 05/08/2027
    HV switching || No || || White card || Yes || N/A
    ** Plant || Licence
    Telehandler || Yes || 2029 || C licence || Yes || 27/10/2031`
  expect(ticketsIn(typed)).toEqual([
    'Electrical Licence (A Grade) |  |  | 11/04/2028',
    'BOSIET |  |  | 05/08/2027',
    'White Card',
    'Telehandler |  |  | 2029',
    'Car (C) |  |  | 27/10/2031',
  ])
})

test('where nothing else names them, the classes in a table are the tickets, and a label ends no row', () => {
  const typed = `
    Class || Number || Until
    MC driver licence || 447190 || 22/06/2029
    Site inductions: Olympic Dam, Prominent Hill, Moomba`
  expect(ticketsIn(typed)).toEqual([
    'Multi Combination (MC) | 447190 |  | 22/06/2029',
    'Olympic Dam induction',
    'Prominent Hill induction',
    'Moomba induction',
  ])
})

test('answers in a form at the top are tickets, and what is answered with no is none', () => {
  const typed = `
    ! Desiree Pascoe
    Mandurah WA | despascoe@example.com
    Driver's licence: Yes, automatic, own car
    White card: Yes
    First aid: No, happy to do it
    Medical: Yes, passed 09/2026 (expires 09/2027)
    Smoker: No
    # Jobs
    ** Utility, ESS, Nov 2024 to now`
  expect(namesAndEnds(typed)).toEqual(['Car (C)', 'White Card', 'Medical | 09/2027'])
})

test('below "Working on" nothing is held', () => {
  const typed = `
    # Tickets
    Dogging
    # Working on
    Advanced rigging, Holmesglen, March 2027`
  expect(namesAndEnds(typed)).toEqual(['Dogging'])
})

test('what was gained in a job may be called in many ways', () => {
  const typed = `
    # Experience
    ** Crane operator, Universal Cranes, Townsville
    Apr 2020 – now
    Tickets used/gained here: Franna VOC; working at heights; MR licence (to 10/2028)`
  expect(namesAndEnds(typed)).toEqual([
    'Verification of Competency (VOC)',
    'Working at Heights',
    'Medium Rigid (MR) | 10/2028',
  ])
})

test('tickets with a heading like that of the work are no work, though they begin with their dates', () => {
  const typed = `
    ! Rodel Magbanua
    # WORK EXPERIENCE
    ** 01/2023 – Present || Heavy diesel mechanic
    Golding Contractors, Emerald
    # LICENCES AND CERTIFICATES
    First aid (St John)
    ** 11/2024 → 11/2029 || High risk work licence: LF
    ** 2019 → 2024 || TESDA NC III automotive servicing`
  const { jobs, licences } = factsOf(typed)
  expect(jobs.map(({ title }) => title)).toEqual(['Heavy diesel mechanic'])
  expect(licences.map(({ name }) => name)).toContain('Forklift')
})

test('a table of jobs below one of tickets takes none of its rows', () => {
  const typed = `
    # Licences
    Ticket || Held || Expiry
    Forklift || Yes || 08/01/2030
    Dogging || Yes || 08/01/2030
    ** Period || Employer || Client / site || Position
    02/2025 – Current || Wood Australia || Prelude || E&I Technician`
  const { jobs, licences } = factsOf(typed)
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ['E&I Technician', 'Wood Australia'],
  ])
  expect(licences.map(({ name }) => name)).toEqual(['Forklift', 'Dogging'])
})

test('"Health" among tickets is one of their groups where it looks otherwise than the headings', () => {
  const typed = `
    # Licences and medicals
    Supervision
    S26 equivalent || 2019
    Emergency coordinator || to May 2027
    Health
    Order 43 medical || to 18 November 2028
    Respirator fit test || to 2 April 2027
    # Employment history
    ** Supervisor, Glencore, July 2019 – now
    # Study
    Certificate IV, 2018`
  expect(namesAndEnds(typed)).toContain('Respirator fit test | 2 April 2027')
})

test('a heading that nobody knows, with points below it, may be the first of all', () => {
  const typed = `
    ! Samuel Boateng
    Shotfirer | Ellenbrook WA | sk@example.com
    # Explosives and security
    - Shotfirer's permit (WA), renew 04/2027
    - Magazine keeper course
    - Firearms licence WA, renew 2029
    # Employment
    ** Shotfirer, Orica, Mar 2023 – present
    - Daily blast plan
    # Education
    Certificate IV, 2022`
  expect(namesAndEnds(typed)).toContain('Magazine keeper course')
})

test('below the first ticket that was gained in a job may stand the others', () => {
  const typed = `
    # Work
    ** Shotfirer, Orica, Peak Downs
    2017 Nov – now
    - Two shots a week
    ~ Tickets: Shotfirer licence QLD – EXP 22.06.2028
    ~ Security sensitive authority – EXP 22.06.2028
    ~ Forklift LF
    ** Blast crew, Roche, Blair Athol
    2007 – 2012
    - Priming and loading`
  expect(namesAndEnds(typed)).toEqual([
    "Shotfirer's Licence | 22.06.2028",
    'Security sensitive authority | 22.06.2028',
    'Forklift',
  ])
})

test('machines of which the heading says that one was found fit for them are tickets', () => {
  const typed = `
    # Machines (all with VOC)
    R2900G bogger || R1700 bogger || AD60 truck
    DD421 jumbo || IT62 || TH663i truck
    # Experience
    ** Bogger operator, Byrnecut, 2013 – now`
  expect(namesAndEnds(typed)).toEqual([
    'R2900G bogger',
    'R1700 bogger',
    'AD60 truck',
    'DD421 jumbo',
    'IT62',
    'TH663i truck',
  ])
})

const heldBelowAwards = (awards: string) =>
  namesAndEnds(`Ann Lee\n# Skills\nHair\n# Awards\n${awards}`)

test('where a template had room for awards, nearly all of them may be tickets', () => {
  const four = 'White Card 2026\nMR licence\nHLTAID011 First Aid\nNational Police Check'
  expect(heldBelowAwards(`${four}\nSalon of the year`)).toContain('White Card')
  expect(
    heldBelowAwards('First aid volunteer of the year\nSalon of the year\nBest in show'),
  ).toEqual([])
})
