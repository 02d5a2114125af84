import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test.each([
  `2014 to now || Goldfields Recovery, Port Hedland
   Low loader driver
   truck rollovers on the highway, dozer floats,
   8 years || Toll Mining - Road Train Driver
   3 1/2 years || Bis Industries, Newman - Yard foreman
   1992-2002 || Holbrook Livestock - Driver`,
  `Low loader driver – Goldfields Recovery
   2014 to now
   - truck rollovers on the highway
   Driver – Holbrook Livestock
   1992-2002
   Road Train Driver – Toll Mining
   8 years
   Yard foreman – Bis Industries
   3 1/2 years`,
  `Low loader driver, Goldfields Recovery, 2014 to now
   Road Train Driver, Toll Mining, 8 years
   Yard foreman, Bis Industries (3 1/2 years)
   Driver, Holbrook Livestock, 1992-2002`,
])('a job of which only its length is told is one beside those with dates: %s', (typed) => {
  expect(jobsIn(typed)).toEqual([
    'Low loader driver | Goldfields Recovery |  | 2014 – now',
    'Driver | Holbrook Livestock |  | 1992 – 2002',
    'Road Train Driver | Toll Mining |  |  – ',
    'Yard foreman | Bis Industries |  |  – ',
  ])
})

test('the length of a job that has its dates, or of what was done, is no job', () => {
  expect(
    jobsIn(`
      Fitter – Acme Mining
      2015 - 2018
      3 years
      - pumps, 2 years
      Labourer – Gamma Civil
      2008 - 2010
      2 years`),
  ).toEqual(['Fitter | Acme Mining |  | 2015 – 2018', 'Labourer | Gamma Civil |  | 2008 – 2010'])
})
