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
