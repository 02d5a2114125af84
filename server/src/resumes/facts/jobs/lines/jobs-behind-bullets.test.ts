import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('bullets with dates before the first header are jobs, and those below a header are duties', () => {
  const typed = `
    # Shutdowns and contracts
    Lately through several firms:
    - Aug 2026 – present: Leading Hand Refractory, Emberfield Linings. Lime kiln reline, two shifts.
    - May 2026 – July 2026: Refractory Bricklayer, Thermarc Services. Anode furnace walls.
    - 2025 (Feb to Nov, on and off): Gunite Nozzleman, Kilnmaster Linings. Boilers.
    Before that it was steady:
    ** Refractory Supervisor at Narrows Refractories, 2017 to Christmas 2024
    - 2019 – 2020: Supervisor for the kiln rebuild
    - Wrote the procedure for castables
    ** Bricklayer at Strathmore Furnace Co., Scotland, 2003 to 2012`
  expect(jobsIn(typed)).toEqual([
    'Leading Hand Refractory | Emberfield Linings |  | 8/2026 – now',
    'Refractory Bricklayer | Thermarc Services |  | 5/2026 – 7/2026',
    'Gunite Nozzleman | Kilnmaster Linings |  | 2/2025 – 11/2025',
    'Refractory Supervisor | Narrows Refractories |  | 2017 – 12/2024',
    'Bricklayer | Strathmore Furnace Co. |  | 2003 – 2012',
  ])
})

test('sea service is work, whatever stands in brackets behind its dates', () => {
  const typed = `
    # SEA SERVICE AND WORK EXPERIENCE (latest to oldest)
    ** ENGINE FITTER
    Company || : || Skagen Bulk Manning Phils., Inc.
    Vessel / Place || : || M/V Ulvdal (bulk carrier)
    Inclusive dates || : || Feb 12, 2024 – Sept 30, 2026 (3 contracts)
    - Overhauling of generators
    ** ON-THE-JOB TRAINEE (OJT)
    Company || : || Mabini Shipyard Services
    Vessel / Place || : || Mabini, Batangas
    Inclusive dates || : || Nov 2013 – April 2014 (600 hours)
    - Pipe shop
    # EDUCATIONAL ATTAINMENT
    Vocational || : || Automotive Servicing NC II, Taal Training Center, 2011`
  expect(jobsIn(typed)).toEqual([
    'ENGINE FITTER | Skagen Bulk Manning Phils., Inc. |  | 2/2024 – 9/2026',
    'ON-THE-JOB TRAINEE | Mabini Shipyard Services |  | 11/2013 – 4/2014',
  ])
})

test('projects are jobs only where nothing else tells of work', () => {
  const projects = `
    # Selected projects
    Mt Wirrabarra dam raise, South Australia (2025–26)
    Role: Engineer of Record
    Upstream raise of four metres.
    Owl Creek closure, Germany (2010–13)
    Role: Site engineer
    Capping of soft tailings.`
  const summary = `
    # Career summary
    Period || Employer || Position
    2021 to date || Beachfront Geotechnics Pty Ltd, Perth || Principal Tailings Engineer
    2010 to 2014 || Karrawell Iron Ltd, Perth || Project Engineer`
  expect(jobsIn(summary + projects).map((job) => job.split(' | ')[0])).toEqual([
    'Principal Tailings Engineer',
    'Project Engineer',
  ])
  expect(jobsIn(projects)).toHaveLength(2)
})

test('what parts the times of a life employed nobody', () => {
  const typed = `
    # Service record
    ** Sergeant – 3rd Combat Battalion, Townsville
    Jan 2014 – present
    - Plan all servicing
    Before the Army: Lube bay attendant, Kilcoy Tyre & Lube, 2008–2009.`
  expect(jobsIn(typed).map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['Sergeant', '3rd Combat Battalion'],
    ['Lube bay attendant', 'Kilcoy Tyre & Lube'],
  ])
})

test('a break in the margin of dates ends no list of jobs', () => {
  const typed = `
    # Experience
    2015 – 2018 || Electrician, Downs Rural Electrical, Dalby
    2014 || Career break
    Travelled home to nurse my father.
    2010 – 2013 || Apprentice Electrician, Sandvale Switchboards, Brisbane`
  expect(jobsIn(typed).map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['Electrician', 'Downs Rural Electrical'],
    ['Apprentice Electrician', 'Sandvale Switchboards'],
  ])
})
