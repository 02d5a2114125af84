import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test.each(['Site: BHP Olympic Dam', 'Location: Roxby Downs SA', 'Reporting to: Shift Boss'])(
  'a label for something beside titles and employers makes no form: %s',
  (label) => {
    const typed = `
      # Employment
      ** Jan 2024 – Present
      Rigger, WorkPac
      ${label}
      - Shuts
      ** Mar 2022 – Dec 2023
      Trade Assistant, Programmed
      ${label}`
    const read = jobsIn(typed).map((job) => job.replace(/\| [^|]* \|(?= \d)/, '|'))
    expect(read).toEqual([
      'Rigger | WorkPac | 1/2024 – now',
      'Trade Assistant | Programmed | 3/2022 – 12/2023',
    ])
  },
)

test('a label for dates alone leaves the title and the employer above them', () => {
  const typed = `
    # Employment
    ** Redgum Iron Pty Ltd
    Fitter
    Period: Jan 2019 – present
    - Pumps
    ** Karri Gold Pty Ltd
    Apprentice Fitter
    Period: Jan 2015 – Dec 2018`
  expect(jobsIn(typed)).toEqual([
    'Fitter | Redgum Iron Pty Ltd |  | 1/2019 – now',
    'Apprentice Fitter | Karri Gold Pty Ltd |  | 1/2015 – 12/2018',
  ])
})

test.each([' || ', ': '])('a supervisor whose dates stand behind is no label%s', (sign) => {
  const typed = `
    # Employment
    ** Redgum Iron (Jan 2015 – present)
    Superintendent${sign}Jan 2021 – present
    Supervisor${sign}Mar 2018 – Dec 2020
    Contractor${sign}Jan 2015 – Feb 2018`
  expect(jobsIn(typed)).toEqual([
    'Superintendent | Redgum Iron |  | 1/2021 – now',
    'Supervisor | Redgum Iron |  | 3/2018 – 12/2020',
    'Contractor | Redgum Iron |  | 1/2015 – 2/2018',
  ])
})

test('a form still says who the supervisor was', () => {
  const typed = `
    # Employment
    Position: Fitter
    Employer: Redgum Iron
    Supervisor: Pat Lindqvist
    Period: Jan 2019 – present
    Position: Apprentice
    Employer: Karri Gold
    Supervisor: Sam Okoro
    Period: Jan 2015 – Dec 2018`
  expect(jobsIn(typed)).toEqual([
    'Fitter | Redgum Iron |  | 1/2019 – now',
    'Apprentice | Karri Gold |  | 1/2015 – 12/2018',
  ])
})

test.each([
  ['Health, Safety and Training Advisor', 'Redgum Iron'],
  ['Quality, Health & Safety Manager', 'Karri Gold'],
])('what somebody looks after may be a row of things: %s', (title, employer) => {
  const typed = `# Employment\n** ${title}, ${employer}, 2018 – present\n** Paramedic, Wandoo Medics, 2012 – 2018`
  expect(jobsIn(typed)[0]).toBe(`${title} | ${employer} |  | 2018 – now`)
})

test.each(['via', 'through'])('who stands behind "%s" in brackets is the employer', (word) => {
  const typed = `
    # Employment
    ** Rigger, BHP Olympic Dam (${word} WorkPac), Jan 2024 – present
    ** Rigger, Alcoa Pinjarra (${word} Programmed), Mar 2022 – Dec 2023`
  expect(jobsIn(typed)).toEqual([
    'Rigger | WorkPac | BHP Olympic Dam | 1/2024 – now',
    'Rigger | Programmed | Alcoa Pinjarra | 3/2022 – 12/2023',
  ])
})

test('in columns of dates, figures are months and years', () => {
  expect(
    jobsIn(`
      # Work history
      ** From || To || Company || Role || Equipment
      02/24 || Present || Goonyella Coal || Diesel Fitter || Cat 797F
      Jun-19 || 01/24 || Hastings Deering || Field Service Fitter || Cat all`),
  ).toEqual([
    'Diesel Fitter | Goonyella Coal |  | 2/2024 – now',
    'Field Service Fitter | Hastings Deering |  | 6/2019 – 1/2024',
  ])
})

test('the employer may be labelled below what was done', () => {
  const typed = `
    # Work experience
    Dates || 11/2018 →
    Occupation or position held || Welding Inspector
    Main activities and responsibilities || Inspection of pressure piping and weld maps
    Name and address of employer || Cimtec Quality
    Dates || 03/2013 – 10/2018
    Occupation or position held || Pipe Welder
    Main activities and responsibilities || Refinery spools
    Name and address of employer || PipeForce`
  expect(jobsIn(typed)).toEqual([
    'Welding Inspector | Cimtec Quality |  | 11/2018 – now',
    'Pipe Welder | PipeForce |  | 3/2013 – 10/2018',
  ])
})

test('"From" and "To" may be lines of their own, or columns of which the second is empty', () => {
  const lines = `
    # Experience
    ** Safety Coordinator
    Sunridge Solar
    From January 2020
    To August 2022
    ** Site Nurse
    Medibay Occupational
    From July 2015
    To December 2019`
  expect(jobsIn(lines)).toEqual([
    'Safety Coordinator | Sunridge Solar |  | 1/2020 – 8/2022',
    'Site Nurse | Medibay Occupational |  | 7/2015 – 12/2019',
  ])
})

const tableWithEnds = (...ends: readonly string[]) => `
  # Experience
  ** From || To || Employer || Position
  07/2024 || ${ends[0]} || Stanwell Power || Trades Assistant
  02/2012 || ${ends[1]} || Redgum Iron || Rigger`

test('one empty end of a table of jobs is that of the present one, and of several none is known', () => {
  expect(jobsIn(tableWithEnds('', '06/2024'))[0]).toContain('– now')
  expect(jobsIn(tableWithEnds('', '')).join()).not.toContain('now')
})

test('for whom stands between the dates and a label for the title', () => {
  const typed = `
    # EMPLOYMENT HISTORY
    ** Oct 2014 to Present
    ** GULF SMELTING & REFINING P/L - Port Pirie
    Position: Mechanical Fitter - Fixed Plant
    - Pumps and thickeners
    ** Feb 2008 to Sept 2014
    ** STUART SHELF COPPER (Permanent, drive in drive out)
    Position: Leading Hand Fitter, Concentrator
    - A crew of six`
  expect(jobsIn(typed)).toEqual([
    'Mechanical Fitter - Fixed Plant | GULF SMELTING & REFINING P/L |  | 10/2014 – now',
    'Leading Hand Fitter, Concentrator | STUART SHELF COPPER |  | 2/2008 – 9/2014',
  ])
})

test('behind a label of employers their site is no part of the name', () => {
  const jobs = jobsIn(`
    # Jobs i do
    1. Utility
    Company: Sodexo at Karri Nickel village
    When: March 2024 until now
    2. Cleaner
    Company: Acme Camps Group, Beta Iron camp Karri
    When: July 2021 to February 2024
    3. Kitchen hand
    Company: Gamma (Holdings), Inc
    When: 2017-2021`)
  expect(jobs).toEqual([
    'Utility | Sodexo |  | 3/2024 – now',
    'Cleaner | Acme Camps Group |  | 7/2021 – 2/2024',
    'Kitchen hand | Gamma (Holdings), Inc |  | 2017 – 2021',
  ])
})
