import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test('a table that sums up the career, and each job below it, are one', () => {
  const typed = `! Tamsin Baird
    # Employment summary
    ** From || To || Company || Position
    07/2023 || Current || Lindeman Gas Operations || E&I Technician
    02/2021 || 06/2023 || Brightwater Industrial Services || Electrician
    # Employment detail
    ** E&I Technician, Lindeman Gas Operations
    07/2023 – Current
    - First line maintenance
    ** Electrician, Brightwater Industrial Services
    02/2021 – 06/2023
    - Motor changeouts
    - Cable tray`
  expect(jobsIn(typed)).toEqual([
    'E&I Technician | Lindeman Gas Operations |  | 7/2023 – now',
    'Electrician | Brightwater Industrial Services |  | 2/2021 – 6/2023',
  ])
})

test('two spells in one role with one employer are two', () => {
  const typed = `! Jo Tran
    # Employment
    ** Fitter, Redgum Iron, Jan 2022 – Mar 2022
    - Pumps
    ** Fitter, Redgum Iron, Jan 2023 – Mar 2023
    - Pumps`
  expect(jobsIn(typed)).toHaveLength(2)
})

test('above what a form says of a job stands whose it was', () => {
  const typed = `! Darryl Pascoe
    # Employment History
    Thornbury Contract Mining – Moorvale South Mine, Coppabella
    Position: Multi-skilled Operator
    Dates: March 2021 to Present
    Duties:
    - Cat 793D trucks
    Corella Workforce – Caval Ridge
    Position: Dump Truck Operator
    Dates: August 2018 to February 2021
    Duties:
    - Komatsu 930E trucks`
  expect(jobsIn(typed)).toEqual([
    'Multi-skilled Operator | Thornbury Contract Mining |  | 3/2021 – now',
    'Dump Truck Operator | Corella Workforce |  | 8/2018 – 2/2021',
  ])
})

test('"at" stands between a title and an employer with its town', () => {
  const typed = `! Lee Ho
    # Where I have worked
    Village Utility at Spinifex Camp Services, Newman WA
    Sept 2023 – now
    - Rooms
    Kitchen Hand at Broome Palms Resort, Broome WA
    Jan 2020 – Aug 2023
    - Dishes`
  expect(jobsIn(typed)).toEqual([
    'Village Utility | Spinifex Camp Services |  | 9/2023 – now',
    'Kitchen Hand | Broome Palms Resort |  | 1/2020 – 8/2023',
  ])
})

test('the site may stand behind the firm in one of both', () => {
  const typed = `! Thabo Mokoena
    # Career synopsis
    ** Employer || Position || Period
    Redgum Coal, Mandalong || Section Engineer || 2017/03 – 2022/07
    # Career history in detail
    Position held: Section Engineer
    Company: Redgum Coal
    Duration: 2017/03 – 2022/07
    - Conveyors and crushers`
  expect(jobsIn(typed)).toHaveLength(1)
})

test('years of a table that sums up a career are those of the months below it', () => {
  const typed = `
    # Employment summary
    2017 – 2021 || Kwinana Terminals Pty Ltd || Chief Financial Officer
    2013 – 2017 || Tiller Mayhew Pty Ltd || Auditor
    # Employment
    ** Chief Financial Officer
    Kwinana Terminals Pty Ltd
    March 2017 – August 2021
    - Led the sale
    ** Auditor
    Tiller Mayhew Pty Ltd
    July 2013 – February 2017
    - Audits`
  expect(jobsIn(typed)).toEqual([
    'Chief Financial Officer | Kwinana Terminals Pty Ltd |  | 3/2017 – 8/2021',
    'Auditor | Tiller Mayhew Pty Ltd |  | 7/2013 – 2/2017',
  ])
})
