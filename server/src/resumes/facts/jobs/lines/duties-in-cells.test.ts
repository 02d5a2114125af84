import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

const duties =
  'Elution, carbon regeneration, gold room smelting and bar security with two people, reagents, lime and caustic, and the mill at night'

test('a row goes on with what was done behind its title, however long', () => {
  expect(
    jobsIn(`
      # Work history
      Nov 2022 || Current || Karri Gold – Tuart mill || Process Technician Level 3; ${duties}. Trained four.
      Mar 2020 || Oct 2022 || Redgum Resources || Process Technician. ${duties}.
      Jul 2018 || Feb 2020 || Acme Personnel || Process Operator`),
  ).toEqual([
    'Process Technician Level 3 | Karri Gold |  | 11/2022 – now',
    'Process Technician | Redgum Resources |  | 3/2020 – 10/2022',
    'Process Operator | Acme Personnel |  | 7/2018 – 2/2020',
  ])
})

test('where the heads of a table stand again on the next page, the row before keeps its end', () => {
  const heads = 'From || To || Employer / site || Role and main duties'
  expect(
    jobsIn(`
      # Work history
      ${heads}
      Nov 2022 || Current || Karri Gold || Process Technician
      Mar 2020 || Oct 2022 || Redgum Resources || Process Technician
      ${heads}
      Jul 2018 || Feb 2020 || Acme Personnel || Process Operator`),
  ).toEqual([
    'Process Technician | Karri Gold |  | 11/2022 – now',
    'Process Technician | Redgum Resources |  | 3/2020 – 10/2022',
    'Process Operator | Acme Personnel |  | 7/2018 – 2/2020',
  ])
})
