import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('titles with what they were done with, names in small letters above dates, a start told in a sentence', () => {
  expect(
    jobsIn(`
      # Work
      ** QUBE BULK, Kalgoorlie || 2019 to now
      Road train driver - quad side tippers
      - Nickel con
      ** GASCOYNE TRADERS || 1995 to 2001
      Driver, started in the yard washing trailers`).map((job) => job.split(' | ')[0]),
  ).toEqual(['Road train driver', 'Driver'])
  expect(
    jobsIn(`
      # Work
      labourer
      downer edi
      march 2026 untill october 2026
      - shovel`),
  ).toEqual([' | downer edi |  | 3/2026 – 10/2026'])
  expect(
    jobsIn(`
      # Where I have worked
      ** Orica – Meandu mine (Tarong coal)
      Shotfirer / blast crew. 4 years and still there, started March 2022
      Load and tie in 4 to 6 shots a week.`),
  ).toEqual(['Shotfirer / blast crew | Orica |  | 3/2022 – now'])
})
