import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test.each([
  ['Driller, RC', 'Driller, RC'],
  ['Registered Nurse, Surgical', 'Registered Nurse, Surgical'],
  ['Fitter, Kalgoorlie', 'Fitter'],
  ['Fitter – Paraburdoo', 'Fitter'],
  ['Fitter – Jundee', 'Fitter'],
  ['Fitter, FIFO', 'Fitter'],
  ['Rigger, Rio Tinto', 'Rigger'],
])('with the employer elsewhere, what stands behind a title tells which: %s', (header, title) => {
  const typed = `
    # Employment
    ** ${header} || Jan 2022 – present
    Redgum Iron Pty Ltd
    - Nights
    ** Trade Assistant || Mar 2018 – Dec 2021
    Karri Gold Pty Ltd`
  expect(jobsIn(typed)[0]?.split(' | ')[0]).toBe(title)
})

test('on the line of its employer a title ends where the employer begins', () => {
  const typed =
    '# Employment\n** Driller, Redgum Drilling, 2019 – present\n** Offsider, Karri, 2015 – 2019'
  expect(jobsIn(typed).map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['Driller', 'Redgum Drilling'],
    ['Offsider', 'Karri'],
  ])
})
