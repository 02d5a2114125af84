import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test('a block of labels begins with the label that the first one begins with', () => {
  const typed = `
    # Employment history
    Company || Tugela Sugar & Starch Ltd
    Period || 2021/05/03 – current
    Position || Financial Manager: Milling
    Company || Sabbatical
    Period || 2013/04 – 2013/12
    Position || n/a – Travelled India
    Company || Mokoena Dreyer Inc.
    Period || 2009/01/05 – 2013/03/31
    Position || Articled Clerk (3 years), thereafter Audit Supervisor
    Duties || Retail, municipalities.`
  expect(jobsIn(typed)).toEqual([
    'Financial Manager: Milling | Tugela Sugar & Starch Ltd |  | 5/2021 – now',
    'Articled Clerk, thereafter Audit Supervisor | Mokoena Dreyer Inc. |  | 1/2009 – 3/2013',
  ])
})

test('labels of a form may be in two languages', () => {
  const typed = `
    DATA PRIBADI / PERSONAL DATA
    Nama / Name || : Yusuf Pratama Lubis
    Alamat / Address || : Balikpapan, Kalimantan Timur, Indonesia
    # Work
    Storeman, Redgum Iron, 2019 – 2023`
  const { fullName } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(fullName?.value).toBe('Yusuf Pratama Lubis')
})

test('a form has several labels on a line, each with its value in the next cell', () => {
  const typed = `
    # WORK HISTORY
    Employer || Spencer Access Systems || Position || Advanced Scaffolder
    From || 02/2022 || To || Current
    Duties || Hung jobs over the coke ovens.
    Employer || Gulf Wind Constructors P/L || Position || Trades Assistant / Scaffolder
    From || 10/17 || To || 06/19
    Duties || Tower base access.`
  expect(jobsIn(typed)).toEqual([
    'Advanced Scaffolder | Spencer Access Systems |  | 2/2022 – now',
    'Trades Assistant / Scaffolder | Gulf Wind Constructors P/L |  | 10/2017 – 6/2019',
  ])
})

test('what a label says stays whole, however many small words it has', () => {
  const typed = `
    # EMPLOYMENT
    Position: Personal Support Worker
    Employer: Elder Gully Aged Care
    Dates: Feb 2018 – July 2022
    - Memory support
    Position: Support Worker (self employed, through an app)
    Employer: CareSwap Online
    Dates: 2015 – Feb 2018
    - Three regular participants`
  expect(jobsIn(typed)[1]).toBe(
    'Support Worker (self employed, through an app) | CareSwap Online |  | 2015 – 2/2018',
  )
})

test('a role in brackets behind a project is no title', () => {
  const typed = `
    # EXPERIENCE
    ** Senior Engineer II || Apr '23 – till date
    Parijat Logistics Pvt. Ltd., Chennai
    ** Project: Settlement platform (team of 9; role: tech lead)
    - Re-wrote the nightly settlement
    ** Senior Engineer I || Jan '21 – Mar '23
    Parijat Logistics Pvt. Ltd., Chennai
    - Owned the path`
  expect(jobsIn(typed)[0]).toBe(
    'Senior Engineer II | Parijat Logistics Pvt. Ltd. |  | 4/2023 – now',
  )
})

test('September is short in Brazil', () => {
  const typed = `
    # Experiência profissional
    ** Laticínios Serra do Curral
    Cargo: Eletricista
    Período: fev/2008 a set/2012
    ** Autopeças Bituruna S/A
    Cargo: Eletricista de Manutenção
    Período: 10/2012 a 06/2019`
  expect(jobsIn(typed)[1]).toBe('Eletricista | Laticínios Serra do Curral |  | 2/2008 – 9/2012')
})

test('a block that begins with another label than the first one keeps both names', () => {
  const typed = `
    # Employment
    Company: Acme Mining Pty Ltd
    Position: Driller
    Period: 2019 – 2023
    Position: Offsider
    Company: Beta Drilling Pty Ltd
    Period: 2015 – 2019`
  expect(jobsIn(typed)).toEqual([
    'Driller | Acme Mining Pty Ltd |  | 2019 – 2023',
    'Offsider | Beta Drilling Pty Ltd |  | 2015 – 2019',
  ])
})
