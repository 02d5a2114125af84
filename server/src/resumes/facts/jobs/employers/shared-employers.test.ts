import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('an employer in heavier letters stands over its roles, with years where those have months', () => {
  const typed = `
    # Employment
    ** Curtis Island Mechanical || 2015 – present
    Shutdown Superintendent || Apr 2021 – present
    - Turnarounds
    Mechanical Fitter || Jan 2015 – Mar 2021
    ** Boyne Fabricators || 2008 – 2014
    Fitter || Feb 2008 – Dec 2014`
  expect(jobsIn(typed)).toEqual([
    'Shutdown Superintendent | Curtis Island Mechanical |  | 4/2021 – now',
    'Mechanical Fitter | Curtis Island Mechanical |  | 1/2015 – 3/2021',
    'Fitter | Boyne Fabricators |  | 2/2008 – 12/2014',
  ])
})

test('beside the employer over several roles its site may stand', () => {
  expect(
    jobsIn(`
      # Work history
      ** Ferrugo Iron Pty Ltd – Sandcliff Mine || May 2019 – present
      Mine Controller – Autonomous Haulage || Aug 2023 – present
      - Locks and releases zones
      AHS Field Operator || Feb 2022 – Aug 2023
      - Truck recoveries
      Haul Truck Operator || May 2019 – Jan 2022
      - 793F and 930E

      ** Coorong Mining Services || Nov 2017 – Apr 2019
      Haul Truck Operator
      - 785C and 789`),
  ).toEqual([
    'Mine Controller | Ferrugo Iron Pty Ltd |  | 8/2023 – now',
    'AHS Field Operator | Ferrugo Iron Pty Ltd |  | 2/2022 – 8/2023',
    'Haul Truck Operator | Ferrugo Iron Pty Ltd |  | 5/2019 – 1/2022',
    'Haul Truck Operator | Coorong Mining Services |  | 11/2017 – 4/2019',
  ])
})
