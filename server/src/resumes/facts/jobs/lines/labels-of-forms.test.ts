import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readFacts } from '../../read-facts.ts'

test('a block of labels begins with the label that the first one begins with', () => {
  const typed = `
    # Employment history
    Company || Tugela Sugar & Starch Ltd
    Period || 2021/05/03 – current
    Position || Financial Manager: Milling
    Company || Sabbatical
    Period || 2013/04 – 2013/12
    Position || n/a – Travelled India
    Company || Mokoena Dreyer Inc.
    Period || 2009/01/05 – 2013/03/31
    Position || Articled Clerk (3 years), thereafter Audit Supervisor
    Duties || Retail, municipalities.`
  expect(jobsIn(typed)).toEqual([
    'Financial Manager: Milling | Tugela Sugar & Starch Ltd |  | 5/2021 – now',
    'Articled Clerk, thereafter Audit Supervisor | Mokoena Dreyer Inc. |  | 1/2009 – 3/2013',
  ])
})

test('labels of a form may be in two languages', () => {
  const typed = `
    DATA PRIBADI / PERSONAL DATA
    Nama / Name || : Yusuf Pratama Lubis
    Alamat / Address || : Balikpapan, Kalimantan Timur, Indonesia
    # Work
    Storeman, Redgum Iron, 2019 – 2023`
  const { fullName } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(fullName?.value).toBe('Yusuf Pratama Lubis')
})

test('a form has several labels on a line, each with its value in the next cell', () => {
  const typed = `
    # WORK HISTORY
    Employer || Spencer Access Systems || Position || Advanced Scaffolder
    From || 02/2022 || To || Current
    Duties || Hung jobs over the coke ovens.
    Employer || Gulf Wind Constructors P/L || Position || Trades Assistant / Scaffolder
    From || 10/17 || To || 06/19
    Duties || Tower base access.`
  expect(jobsIn(typed)).toEqual([
    'Advanced Scaffolder | Spencer Access Systems |  | 2/2022 – now',
    'Trades Assistant / Scaffolder | Gulf Wind Constructors P/L |  | 10/2017 – 6/2019',
  ])
})

test('what a label says stays whole, however many small words it has', () => {
  const typed = `
    # EMPLOYMENT
    Position: Personal Support Worker
    Employer: Elder Gully Aged Care
    Dates: Feb 2018 – July 2022
    - Memory support
    Position: Support Worker (self employed, through an app)
    Employer: CareSwap Online
    Dates: 2015 – Feb 2018
    - Three regular participants`
  expect(jobsIn(typed)[1]).toBe(
    'Support Worker (self employed, through an app) | CareSwap Online |  | 2015 – 2/2018',
  )
})

test('a role in brackets behind a project is no title', () => {
  const typed = `
    # EXPERIENCE
    ** Senior Engineer II || Apr '23 – till date
    Parijat Logistics Pvt. Ltd., Chennai
    ** Project: Settlement platform (team of 9; role: tech lead)
    - Re-wrote the nightly settlement
    ** Senior Engineer I || Jan '21 – Mar '23
    Parijat Logistics Pvt. Ltd., Chennai
    - Owned the path`
  expect(jobsIn(typed)[0]).toBe(
    'Senior Engineer II | Parijat Logistics Pvt. Ltd. |  | 4/2023 – now',
  )
})

test('September is short in Brazil', () => {
  const typed = `
    # Experiência profissional
    ** Laticínios Serra do Curral
    Cargo: Eletricista
    Período: fev/2008 a set/2012
    ** Autopeças Bituruna S/A
    Cargo: Eletricista de Manutenção
    Período: 10/2012 a 06/2019`
  expect(jobsIn(typed)[1]).toBe('Eletricista | Laticínios Serra do Curral |  | 2/2008 – 9/2012')
})

test('a block that begins with another label than the first one keeps both names', () => {
  const typed = `
    # Employment
    Company: Acme Mining Pty Ltd
    Position: Driller
    Period: 2019 – 2023
    Position: Offsider
    Company: Beta Drilling Pty Ltd
    Period: 2015 – 2019`
  expect(jobsIn(typed)).toEqual([
    'Driller | Acme Mining Pty Ltd |  | 2019 – 2023',
    'Offsider | Beta Drilling Pty Ltd |  | 2015 – 2019',
  ])
})

test('an agency’s form whose last end is left empty is no table with heads', () => {
  const typed = `
    # SECTION B – EMPLOYMENT (most recent first)
    Employer || Pilbara Orebridge Rail || Position || Train Driver – Mainline CURRENT
    From || 02/2020 || To
    Duties || Drive 240 wagon consists mine to port. || Reason for leaving || N/A
    Employer || Fleetwing Grain Rail (Vic) || Position || Terminal Operator / 2nd Person
    From || 05/2015 || To || 07/2018
    Duties || Shunting, brake tests, train examination. || Reason for leaving || Moved to WA
    Employer || Metro Yard Services || Position || Shunter
    From || 11/2013 || To || 05/2015
    Duties || Passenger yard, wheel lathe moves || Reason for leaving || Better job`
  expect(jobsIn(typed)).toEqual([
    'Train Driver – Mainline | Pilbara Orebridge Rail |  | 2/2020 – now',
    'Terminal Operator / 2nd Person | Fleetwing Grain Rail (Vic) |  | 5/2015 – 7/2018',
    'Shunter | Metro Yard Services |  | 11/2013 – 5/2015',
  ])
})

test('seminars with their days are no jobs', () => {
  const typed = `
    # WORK EXPERIENCES:
    Position || : Junior Mechanic
    Company || : CARAGA TRUCKS & MACHINERY CORP.
    Date || : June 2013 – February 2016
    # TRAININGS, LICENSES AND SEMINARS:
    - Skills Assessment – Diesel Motor Mechanic, successful, 22 August 2025
    - Standard First Aid and Basic Life Support – Philippine Red Cross, 2024`
  expect(jobsIn(typed)).toEqual([
    'Junior Mechanic | CARAGA TRUCKS & MACHINERY CORP. |  | 6/2013 – 2/2016',
  ])
})

test('below a heading that nobody knows jobs are sought before the tickets, which have ends in the same form', () => {
  const typed = `
    # What I am good at
    Numbers – Wage cost, pour cost, GP by hour
    ** Where it was (short version)
    Venue Manager || The Driftwood Hotel || Aug 2023 – now
    Bar Supervisor || Nerang Bowls Club || 2018 – 2021
    # Certificates
    - RMLV – Responsible Management of Licensed Venues, exp Jan 2026`
  expect(jobsIn(typed).map((job) => job.split(' | ')[0])).toEqual([
    'Venue Manager',
    'Bar Supervisor',
  ])
})

test('projects beside a label are of the job above, and no section', () => {
  const typed = `
    # EMPLOYMENT HISTORY
    Employer || Greenline Alliance
    Position held || Track Coordinator
    Dates || 02/2023 – current
    ** Project(s) || Level crossing removals
    Duties:
    - Plans occupations
    Employer || Heathmere Rail
    Position held || Station Officer
    Dates || 03/2013 – 10/2015
    ** Project(s) || Melton`
  expect(jobsIn(typed)).toEqual([
    'Track Coordinator | Greenline Alliance |  | 2/2023 – now',
    'Station Officer | Heathmere Rail |  | 3/2013 – 10/2015',
  ])
})

test('a town and its country are one place, also behind two labels', () => {
  const typed = `
    # Work experience
    [ 03/2011 – 2016 ] Segment Erector Operator
    Alptransit Bau AG
    City: Faido | Country: Switzerland
    [ 09/2005 – 12/2010 ] Miner
    Minas de Castro Verde
    City: Castro Verde | Country: Portugal`
  const { jobs } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(jobs.map(({ title, employer, place }) => [title, employer, place])).toEqual([
    ['Segment Erector Operator', 'Alptransit Bau AG', 'Faido, Switzerland'],
    ['Miner', 'Minas de Castro Verde', 'Castro Verde, Portugal'],
  ])
})
