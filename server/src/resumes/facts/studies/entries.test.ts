import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readStudies } from './read-studies.ts'

function studiesIn(typed: string): string[] {
  return readStudies(readSections(typedResume(`# Education\n${typed}`))).map(
    ({ name, school, year }) => [name, school, year].map((value) => value ?? '').join(' | '),
  )
}

test('studies in sentences are each told with their own year, and what was given up is none', () => {
  expect(
    studiesIn(
      'Diploma of Surface Operations Management (RII50120), 2022. Bachelor of Science, two years, not completed. Certificate III in Surface Extraction, 2010.',
    ),
  ).toEqual([
    'Diploma of Surface Operations Management |  | 2022',
    'Certificate III in Surface Extraction |  | 2010',
  ])
})

test('dots and semicolons between studies part them as well', () => {
  expect(
    studiesIn(
      'Certificate III in Plumbing, Newcastle TAFE 2010 · Certificate IV in Plumbing & Services, 2014; Year 12, Hill High School 2006',
    ),
  ).toEqual([
    'Certificate III in Plumbing | Newcastle TAFE | 2010',
    'Certificate IV in Plumbing & Services |  | 2014',
    'Year 12 | Hill High School | 2006',
  ])
})

test('a study keeps the year that did not fit its line', () => {
  expect(
    studiesIn(
      'Certificate III in Heavy Commercial Vehicle Mechanical Technology, Hunter TAFE,\n2014',
    ),
  ).toEqual([
    'Certificate III in Heavy Commercial Vehicle Mechanical Technology | Hunter TAFE | 2014',
  ])
})

test('what somebody tells of themselves is no study', () => {
  expect(studiesIn('Since my doctorate I have carried responsibility for vehicle checks.')).toEqual(
    [],
  )
})

test('years before studies, their first level and small letters take none of them away', () => {
  expect(
    studiesIn(`
      2012 Bachelor of Engineering (Mechanical and Mechatronic Engineering), Curtin University
      2008 Certificate I in Construction and Allied Trades, Challenger TAFE, Fremantle campus
      Diploma of Business Administration and Office Management at the college of the north,
      Certificate IV in Human Resources, TAFE 2005
      cert III in carpentry, 2003`),
  ).toEqual([
    'Bachelor of Engineering (Mechanical and Mechatronic Engineering) | Curtin University | 2012',
    'Certificate I in Construction and Allied Trades | Challenger TAFE | 2008',
    'Diploma of Business Administration and Office Management | the college of the north | ',
    'Certificate IV in Human Resources | TAFE | 2005',
    'cert III in carpentry |  | 2003',
  ])
})

test('a line that begins with a year, as the one above it does, is no rest of that', () => {
  expect(
    studiesIn(`
      2012 Certificate III in Engineering – Fabrication Trade, Polytechnic West
      2018 CSWIP 3.1 Welding Inspector, no. 88812, valid to 06/2028
      2022 First aid – TAFE
      2020 Certificate IV in Engineering`),
  ).toEqual([
    'Certificate III in Engineering – Fabrication Trade | Polytechnic West | 2012',
    'Certificate IV in Engineering |  | 2020',
  ])
  expect(
    studiesIn(`
      2018 Certificate IV in Engineering
      2022 First aid – TAFE`),
  ).toEqual(['Certificate IV in Engineering |  | 2018'])
})

test('each study has its own year, and none that is of something else or still to come', () => {
  expect(
    studiesIn(`
      Dip. Project Management 2019; N6 Mechanical, Rustenburg 2001; CMRP to 2027.
      Bachelor of Engineering (Mining), University of Queensland, 2005, second class
      honours A
      - Company Directors Course, AICD, 2023
      - Diploma of Instrumentation (Federation Uni, part time, due 2028)
      - Diploma of Emergency Management started
      - Cert II Public Safety, Mulbring brigade since 2019
      Interests: restoring a 1978 ute`),
  ).toEqual([
    'Dip. Project Management |  | 2019',
    'Bachelor of Engineering (Mining) | University of Queensland | 2005',
    'Diploma of Instrumentation | Federation Uni | ',
    'Diploma of Emergency Management |  | ',
    'Cert II Public Safety | Mulbring brigade | ',
  ])
})

test('who sits on the board of a school did not study there', () => {
  expect(
    studiesIn(`
      Bachelor of Engineering, University of Queensland, 2005
      Non-executive director, Moranbah State School (2019–2022)`),
  ).toEqual(['Bachelor of Engineering | University of Queensland | 2005'])
})
