import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('what was done within a job, set in with its dates, is no job of its own', () => {
  expect(
    jobsIn(`
      ** HD Fitter (shutdowns) || 03/2023 – current
      Mader Group
      ~ Oct 2026 || Christmas Creek, EX5600 slew ring
      ~ Aug 2026 || Mt Arthur – 9800 boom, nights
      ~ Apr-Jun 2025 || Telfer restart – whole 793C fleet
      ~ 2024 || Eight shuts, list on request
      ** Plant Mechanic || 11/2017 – 02/2023
      WesTrac (via Programmed from Nov 2017 – Jun 2018, then staff)`),
  ).toEqual([expect.stringContaining('HD Fitter'), expect.stringContaining('Plant Mechanic')])
})

test('roles that are set in below their employer stay', () => {
  expect(
    jobsIn(`
      ** Acme Mining || 2014 – 2024
      ~ 2019 – 2024 || Shift Supervisor
      ~ 2016 – 2019 || Leading Hand
      ~ 2014 – 2016 || Fitter`),
  ).toHaveLength(3)
})
