import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

test('a second title, a step and a slash stay with the title before them', () => {
  const typed = `
    # Employment
    ** Emergency Services Officer / Paramedic || 2021 – now
    Ironbark Emergency & Medical Pty Ltd
    ** E&I Technician, Level 2 HV || 2019 – 2021
    Copper Hill Operations Pty Ltd
    ** Operator – Drill, Dozer || 2017 – 2019
    Pacific Coal Pty Ltd
    ** Primary School Teacher, Years 3–5 || 2015 – 2017
    Tarcoola Bay Primary School`
  expect(jobsIn(typed)).toEqual([
    'Emergency Services Officer / Paramedic | Ironbark Emergency & Medical Pty Ltd |  | 2021 – now',
    'E&I Technician, Level 2 HV | Copper Hill Operations Pty Ltd |  | 2019 – 2021',
    'Operator – Drill, Dozer | Pacific Coal Pty Ltd |  | 2017 – 2019',
    'Primary School Teacher, Years 3–5 | Tarcoola Bay Primary School |  | 2015 – 2017',
  ])
})

test('before a dash stands all of a rank and its work', () => {
  const typed = `
    # SERVICE RECORD
    ** Sergeant, Workshop Fleet Manager – 3rd Combat Service Battalion, Townsville
    Jan 2022 – present
    - Plan all servicing for 61 vehicles
    ** Corporal, Repair Team Commander – 2nd Cavalry Support Squadron, Darwin
    Jan 2018 – Dec 2021
    - Nine tradespeople and two recovery vehicles`
  expect(jobsIn(typed)).toEqual([
    'Sergeant, Workshop Fleet Manager | 3rd Combat Service Battalion |  | 1/2022 – now',
    'Corporal, Repair Team Commander | 2nd Cavalry Support Squadron |  | 1/2018 – 12/2021',
  ])
})

test('a site behind a title is no second one', () => {
  const typed = `
    # Employment
    Warehouse Officer, Isaac Plains Surface Ops (through TalentShift Labour)
    Jan 2022 till now
    - Goods in, put-away, counter
    Storeperson, Hydrapac Hose & Fittings
    Sept 2018 – Jan 2022
    - Counter sales, hose assembly`
  expect(jobsIn(typed)[0]).toMatch(/^Warehouse Officer \| TalentShift Labour/)
})

test('whose village it was, and who paid, are told apart', () => {
  const typed = `
    # MY JOBS
    Utility all rounder at Searipple Gate Village for Compass Rose Camp Services, from July 2023 and still there
    Clean 22 rooms a day, laundry, ice room, bins.
    Cleaner at Karratha Primary for Brightside Cleaning, Feb 2021 – June 2023
    Floor machine, toilets, windows.
    Rigger — Gorgona LNG, employed by Allied Access JV — 2019–2021
    Hanging scaffold under the jetty.`
  expect(jobsIn(typed)).toEqual([
    'Utility all rounder | Compass Rose Camp Services | Searipple Gate Village | 7/2023 – now',
    'Cleaner | Brightside Cleaning | Karratha Primary | 2/2021 – 6/2023',
    'Rigger | Allied Access JV | Gorgona LNG | 2019 – 2021',
  ])
})

test('years at home and of moving are no jobs, and no gap', () => {
  const typed = `
    # Employment
    Warehouse Officer, Acme Stores Pty Ltd
    2022 – now
    Home with kids
    2018 – 2022
    Maternity and family leave
    2016 – 2018
    Mother 2012-2016
    Migration and English study
    2011 – 2012
    Pick packer, Frozen Foods Direct Pty Ltd
    2007 – 2011`
  expect(jobsIn(typed)).toEqual([
    'Warehouse Officer | Acme Stores Pty Ltd |  | 2022 – now',
    'Pick packer | Frozen Foods Direct Pty Ltd |  | 2007 – 2011',
  ])
})

test('harvests, seasons and remarks behind dates are read with them', () => {
  const typed = `
    # Employment
    Farm Partner, Bohl Farms Pty Ltd — 2019 until harvest 2025
    Cleaner, Reef View Motel Pty Ltd — season 2017 and 2018
    Grain Sampler, Mallee Grain Pty Ltd — 2012, 2013 and 2014 harvests
    Bar Person || 2008 – 2012 (summers)
    Quay Bar Pty Ltd`
  expect(jobsIn(typed)).toEqual([
    'Farm Partner | Bohl Farms Pty Ltd |  | 2019 – 2025',
    'Cleaner | Reef View Motel Pty Ltd |  | 2017 – 2018',
    'Grain Sampler | Mallee Grain Pty Ltd |  | 2012 – 2014',
    'Bar Person | Quay Bar Pty Ltd |  | 2008 – 2012',
  ])
})

test('houses for the aged and centres of migration are employers, and no years away', () => {
  const typed = `
    # Employment
    Home for the Aged Trust || 2019 – now
    Carer
    Migration and Refugee Legal Centre || 2015 – 2019
    Receptionist`
  expect(jobsIn(typed).map((job) => job.split(' | ')[1])).toEqual([
    'Home for the Aged Trust',
    'Migration and Refugee Legal Centre',
  ])
})
