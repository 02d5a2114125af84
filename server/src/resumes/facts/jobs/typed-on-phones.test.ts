import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test('below nothing but dates somebody says in small letters, too, what they were', () => {
  const typed = `
    # Work
    july 2018 - 2021
    grader operator, Shire of Wandella
    maintenance grade on gravel roads
    sept 2014 - june 2018
    Acme Bulk Civil - dozer and grader op
    tails dam lifts, haul roads`
  expect(jobsIn(typed)).toEqual([
    'grader operator | Shire of Wandella |  | 7/2018 – 2021',
    'dozer and grader op | Acme Bulk Civil |  | 9/2014 – 6/2018',
  ])
})

test('whoever was a welder while travelling was at work, and whoever only travelled was not', () => {
  const typed = `
    # Work
    ** Curtis Shut & Maintain, travelling (2019 – 2023)
    Pressure Welder (shutdowns)
    ** Travelling (2017 – 2018)
    ** Yarwun Mechanical Services, Yarwun (2014 – 2016)
    Boilermaker Leading Hand`
  expect(jobsIn(typed)).toEqual([
    'Pressure Welder | Curtis Shut & Maintain |  | 2019 – 2023',
    'Boilermaker Leading Hand | Yarwun Mechanical Services |  | 2014 – 2016',
  ])
})
