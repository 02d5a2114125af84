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

test('since when the title was whole is no job beside that of its employer', () => {
  expect(
    jobsIn(`
      # Employment
      06/2012 TO PRESENT || REDGUM IRON ORE, RAIL DIVISION – CAPE HOPE
      ~ ** TRAIN DRIVER (LEVEL 5) AND TRAINER FROM 2019
      RAN LOADED CONSISTS, BANKED UP OUT OF THE YARD,
      02/2009 TO 05/2012 || KARRI RAIL, NORTH YARD
      ** LOCOMOTIVE DRIVER`),
  ).toEqual([
    'TRAIN DRIVER (LEVEL 5) AND TRAINER | REDGUM IRON ORE |  | 6/2012 – now',
    'LOCOMOTIVE DRIVER | KARRI RAIL |  | 2/2009 – 5/2012',
  ])
})

test('a second role since then, below a role of its own, is another job', () => {
  expect(
    jobsIn(`
      # Employment
      Train Driver, Redgum Rail, 06/2012 to present
      Driver Trainer from 2019`),
  ).toHaveLength(2)
})
