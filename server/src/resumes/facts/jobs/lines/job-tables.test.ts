import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('between when a job began and ended may stand whom it was for', () => {
  expect(
    jobsIn(`
      # Work
      Position || From || Company || To || Notes
      Senior Operator || Aug-21 || Acme Mining || now || Port
      Control Room Operator || Mar-16 || Beta Group || Jul-21 || Trains
      Plant Operator || 2007 || Gamma Alumina || 2011`),
  ).toEqual([
    'Senior Operator | Acme Mining |  | 8/2021 – now',
    'Control Room Operator | Beta Group |  | 3/2016 – 7/2021',
    'Plant Operator | Gamma Alumina |  | 2007 – 2011',
  ])
})
