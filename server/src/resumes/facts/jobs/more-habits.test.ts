import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function currentRoleIn(typed: string): string | undefined {
  return readFacts(typedResume(typed), { asOf }).currentRole?.value
}

test('jobs may be a list with bullets, whatever else has dates below', () => {
  const typed = `
    # Jobs
    - Store Manager, Wandoo Outdoor Supply, November 2022 to today
    - Sales Assistant, Wandoo Outdoor Supply, March 2020 to November 2022
    Bookkeeping course, since 2021`
  expect(jobsIn(typed)).toContain('Store Manager | Wandoo Outdoor Supply |  | 11/2022 – now')
  expect(jobsIn(typed)).toContain('Sales Assistant | Wandoo Outdoor Supply |  | 3/2020 – 11/2022')
})

test('of two jobs that go on, the one that is written first is the present one', () => {
  const typed = `
    # Employment
    ** Clinical Nurse, Wandoo Private Hospital (Mar 2022 – present)
    ** Casual Registered Nurse, Karri Aged Care (Aug 2023 – present)
    ** Registered Nurse, Gidgee Base Hospital (Feb 2018 – Feb 2022)`
  expect(currentRoleIn(typed)).toBe('Clinical Nurse')
})

test('where the oldest job is written first, the last of those that go on is the present one', () => {
  const typed = `
    # Employment
    ** Fitter, Redgum Iron, 2012 – 2016
    ** Auxiliary Firefighter, Wandoo Fire Station, 2016 – present
    ** Leading Hand Fitter, Karri Gold, 2019 – present`
  expect(currentRoleIn(typed)).toBe('Leading Hand Fitter')
})

test.each([
  ['** Road Train Driver, fuel, Wandoo Haulage, 2019 – present', 'Road Train Driver, fuel'],
  ['** Fitter, casual, Wandoo Haulage, 2019 – present', 'Fitter'],
])('small letters behind a title say what the work was: %s', (header, title) => {
  expect(jobsIn(`# Employment\n${header}`)[0]?.split(' | ')[0]).toBe(title)
})

test('a label for two things is the first of them', () => {
  const typed = `
    # Employment
    Company || Westline Workforce
    Client / Site || Alcoa Kwinana
    Position || Refinery Operator
    Dates || Jul 2023 – Present
    Company || Wandoo Cold Stores
    Position || Forklift Operator
    Dates || Feb 2018 – Jun 2023`
  expect(jobsIn(typed)).toEqual([
    'Refinery Operator | Westline Workforce | Alcoa Kwinana | 7/2023 – now',
    'Forklift Operator | Wandoo Cold Stores |  | 2/2018 – 6/2023',
  ])
})

test('two dates alone on a line are from and to', () => {
  const typed = `
    # Employment
    ** May 2022, to date
    E&I Technician, Wandoo Process Services
    ** January 2017, April 2022
    Instrument Fitter, Redgum Steel`
  expect(jobsIn(typed)).toEqual([
    'E&I Technician | Wandoo Process Services |  | 5/2022 – now',
    'Instrument Fitter | Redgum Steel |  | 1/2017 – 4/2022',
  ])
})

test('travel between two jobs is no job', () => {
  const typed = `
    # Employment
    Head of Science, Wandoo College, 2015 – present
    Travel and family, 2013 – 2014
    Graduate Teacher, Karri Grammar, 2010 – 2012`
  expect(jobsIn(typed)).toHaveLength(2)
})

test('a form that asks for surname and given names apart has both in the name', () => {
  const typed = `
    Surname || Lindqvist
    Given name(s) || Patricia
    Email || p.lindqvist@mail.example
    # Employment
    Yard Hand, Redgum Hardware, 2012 – present`
  expect(readFacts(typedResume(typed), { asOf }).fullName?.value).toBe('Patricia Lindqvist')
})

test.each(['pres.', 'still employed', 'curr.'])('a job may go on in short: %s', (now) => {
  const typed = `
    # Employment
    ** Fitter, Redgum Iron, Oct 2022 – ${now}
    ** Fitter, Karri Gold, Jan 2017 – Oct 2022`
  expect(jobsIn(typed)).toEqual([
    'Fitter | Redgum Iron |  | 10/2022 – now',
    'Fitter | Karri Gold |  | 1/2017 – 10/2022',
  ])
})

test('what a trainee works towards makes no study of the job', () => {
  const typed = `
    # Employment
    ** Trainee Process Operator (Cert II) || Redgum Zinc || Feb 2025 – present
    ** Crew Member || Karri Diner || 2022 – Feb 2025`
  expect(currentRoleIn(typed)).toBe('Trainee Process Operator')
})

test('between the employer and what was done, a sentence may say what somebody was', () => {
  const typed = `
    # Employment
    03/19-current Redgum Coal, Moranbah. Dump truck operator. Haul and dump, water cart relief on nights.
    02/14-03/19 Karri Transport, Mackay. Truck driver. General freight.`
  expect(currentRoleIn(typed)).toBe('Dump truck operator')
})

test('how somebody came to be it is no part of the title', () => {
  const typed = `
    # Employment
    Promoted to Shift Supervisor, Redgum Iron, July 2020 – present
    - Led a crew of twenty`
  expect(jobsIn(typed)).toEqual(['Shift Supervisor | Redgum Iron |  | 7/2020 – now'])
})

test('whom somebody was hired out to may stand in brackets', () => {
  const typed = `
    # Employment
    ** Shutdown Boilermaker
    Ochre Maintenance (labour hire to Redgum Iron)
    May – August 2022
    - Welding`
  expect(jobsIn(typed)).toEqual([
    'Shutdown Boilermaker | Ochre Maintenance | Redgum Iron | 5/2022 – 8/2022',
  ])
})

test('in a list with bullets, a single month begins a job where stretches begin others', () => {
  const typed = `
    # Shutdown history
    - Oct 2026 – Monadelphous, Nelson Point, CD5 shut (Rigger)
    - Aug–Sep 2026 – UGL, Cape Lambert (Rigger)
    - May 2026 – Downer, Karratha Gas Plant (Scaffolder)
    - Feb–Mar 2026 – Worley, Pinjarra (Rigger)`
  expect(jobsIn(typed).map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['Rigger', 'Monadelphous'],
    ['Rigger', 'UGL'],
    ['Scaffolder', 'Downer'],
    ['Rigger', 'Worley'],
  ])
})

test('a range may break before its last year', () => {
  const typed = `
    # Employment
    Plant Operator, Redgum Army Reserve, Jan 2012 to Feb
    2022
    Truck Driver, Wandoo Haulage, Mar 2022 to present`
  expect(jobsIn(typed)).toContain('Plant Operator | Redgum Army Reserve |  | 1/2012 – 2/2022')
})

test('the letters of an appointment are no employer, and one stands beside the end of the dates below', () => {
  const typed = `
    # Career
    Nov 2021 – || ** Pit Supervisor (OCE)
    today || Isaac Downs Coal
    - Six trucks
    Jul 2017 – Oct 2021 || ** Crew Supervisor
    Peak Downs Coal`
  expect(jobsIn(typed)).toEqual([
    'Pit Supervisor | Isaac Downs Coal |  | 11/2021 – now',
    'Crew Supervisor | Peak Downs Coal |  | 7/2017 – 10/2021',
  ])
})

test('below a heading that nobody knows, a clearance and its date are no job', () => {
  const typed = `
    # Employment
    Geologist, Acme Mining, 2019 – present
    # Site readiness
    Section 27 manager notice, WA police clearance (03/2026), Leapfrog 2024 – 2026`
  expect(jobsIn(typed)).toHaveLength(1)
})

test('what somebody ran, behind a comma, is no employer', () => {
  const typed = `
    # Employment
    ** Quartz Ridge Drilling || 2016 – now
    Drill Supervisor || March 2024 – now
    Senior Driller, UDR1200 and LF160 || May 2020 – February 2024
    Driller, LM90 underground || August 2016 – April 2020
    ** CS3 Group || 2012 – 2016
    Offsider || May 2012 – June 2016`
  expect(jobsIn(typed)).toEqual([
    'Drill Supervisor | Quartz Ridge Drilling |  | 3/2024 – now',
    'Senior Driller | Quartz Ridge Drilling |  | 5/2020 – 2/2024',
    'Driller | Quartz Ridge Drilling |  | 8/2016 – 4/2020',
    'Offsider | CS3 Group |  | 5/2012 – 6/2016',
  ])
})

test('a name that nobody knows before a country is an employer, and a town is none', () => {
  const typed = `
    # Employment
    Bofors Skogsmaskin, Sweden || Forest machine mechanic || 2010 – 2016
    Karlskoga, Sweden || Forest machine mechanic || 2006 – 2010`
  expect(jobsIn(typed)).toEqual([
    'Forest machine mechanic | Bofors Skogsmaskin |  | 2010 – 2016',
    'Forest machine mechanic |  |  | 2006 – 2010',
  ])
})

test('headings that say nothing are known by the letters of the one that does, where those are large', () => {
  const typed = `
    Kim Walker
    # Where
    Driller, Acme Drilling, 2019 – now
    # Tickets
    White Card
    HR licence, expires 2029
    # Formal
    Certificate III in Drilling Operations, Acme Institute, 2014 – 2016`
  expect(jobsIn(typed)).toEqual(['Driller | Acme Drilling |  | 2019 – now'])
})

test('in a column of dates a month with two digits is a month of that year', () => {
  const typed = `
    # Shutdown history
    When || Employer || Role
    Oct 26 || Tuart Industrial || Advanced Rigger
    Aug 26 – Sep 26 || Tuart Industrial || Advanced Rigger
    Sep 25 || Sandgroper Access || Scaffolder
    Mar 98 || Geographe Scaffold || Scaffolder`
  expect(jobsIn(typed)).toEqual([
    'Advanced Rigger | Tuart Industrial |  | 10/2026 – 10/2026',
    'Advanced Rigger | Tuart Industrial |  | 8/2026 – 9/2026',
    'Scaffolder | Sandgroper Access |  | 9/2025 – 9/2025',
    'Scaffolder | Geographe Scaffold |  | 3/1998 – 3/1998',
  ])
})

test('since when somebody has been something, told in a sentence below other jobs, is no job', () => {
  const typed = `
    # Work
    Leading Plumber, Hume Hydraulics, 09/2017 to today
    Hospitals and schools. Fire warden since 2019.
    Plumber, Lavington Plumbing Co, 01/2010 to 08/2017
    Master Plumbers member since 2018. Umpire, Ovens league.`
  expect(jobsIn(typed)).toEqual([
    'Leading Plumber | Hume Hydraulics |  | 9/2017 – now',
    'Plumber | Lavington Plumbing Co |  | 1/2010 – 8/2017',
  ])
  expect(jobsIn('# Work\nPlumber at Hume Hydraulics since 2018.')).toEqual([
    'Plumber | Hume Hydraulics |  | 2018 – now',
  ])
})
