import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('roles that follow each other on the line below their employer are a job each', () => {
  const typed = `
    # Work
    ** Hastings Deering, Mackay || 01/19 – 06/24
    Component Rebuild Fitter (2019 – 2021), then Field Service Technician (2021 – 2024)
    - Engines stripped and built
    ** Rio Tinto Rail || 10/2011 – 12/2018
    Trainee (10/2011 – 10/2012), Train Driver (10/2012 – 06/2017), Driver Trainer
    (06/2017 – 12/2018)
    - Trains of 240 cars`
  expect(jobsIn(typed)).toEqual([
    'Field Service Technician | Hastings Deering |  | 2021 – 2024',
    'Component Rebuild Fitter | Hastings Deering |  | 2019 – 2021',
    'Driver Trainer | Rio Tinto Rail |  | 6/2017 – 12/2018',
    'Train Driver | Rio Tinto Rail |  | 10/2012 – 6/2017',
    'Trainee | Rio Tinto Rail |  | 10/2011 – 10/2012',
  ])
})

test('a job goes on since a month of a short year', () => {
  const typed = `
    # Drilling
    ** DDH1 Drilling — Senior Driller
    since June 22
    - Two offsiders a shift
    ** Top Drill — RC Driller
    Nov 18 – May 22
    - Grade control`
  expect(jobsIn(typed)).toEqual([
    'Senior Driller | DDH1 Drilling |  | 6/2022 – now',
    'RC Driller | Top Drill |  | 11/2018 – 5/2022',
  ])
})

test('until when somebody was hired out is no name', () => {
  const typed = `
    # Experience
    ** Process Technician – via Chandler Macleod until 06/2024 – Mar 2023 – Present
    - Grinding and flotation`
  expect(jobsIn(typed)[0]).toContain('| Chandler Macleod |')
})

test('what is said of a role in brackets is no employer, and the dates of the last may stand below', () => {
  const typed = `
    # Employment
    ** 2012 – 2019 || Anglo American
    ~ ERZ Controller (Deputy) 2012 – 2016; Outbye Coordinator 2016 – Feb
    ~ 2019
    - Inspections, gas drainage`
  expect(jobsIn(typed)).toEqual([
    'Outbye Coordinator | Anglo American |  | 2016 – 2/2019',
    'ERZ Controller | Anglo American |  | 2012 – 2016',
  ])
})
