import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readStudies } from './read-studies.ts'

function studiesIn(typed: string): string[] {
  return readStudies(readSections(typedResume(typed))).map(({ name, school, year }) =>
    [name, school, year].map((value) => value ?? '').join(' | '),
  )
}

test('each study keeps the school and the year that stand below it', () => {
  expect(
    studiesIn(`
      # Education
      Certificate III in Commercial Cookery
      Barrier Reef Institute of TAFE
      Finished 2015
      Year 12
      Pimlico Heights State High School
      part-time, finished 2011`),
  ).toEqual([
    'Certificate III in Commercial Cookery | Barrier Reef Institute of TAFE | 2015',
    'Year 12 | Pimlico Heights State High School | 2011',
  ])
})

test('a town behind a hyphen is not of the name of a school', () => {
  expect(
    studiesIn(`
      # Education
      Certificate III in Surface Extraction Operations
      Quarry Training Queensland-Ipswich QLD
      2016 to 2017`),
  ).toEqual([
    'Certificate III in Surface Extraction Operations | Quarry Training Queensland | 2017',
  ])
})

test('where schools stand above, they stand above all studies', () => {
  expect(
    studiesIn(`
      # Education
      ** Edgewater University
      Graduate Certificate, Maintenance Management · (2018 - 2019)
      ** South Metro Trades College
      Certificate III, Engineering - Mechanical Trade · (2006 - 2009)`),
  ).toEqual([
    'Graduate Certificate, Maintenance Management | Edgewater University | 2019',
    'Certificate III, Engineering - Mechanical Trade | South Metro Trades College | 2009',
  ])
})

test('in a table the columns tell what each is', () => {
  expect(
    studiesIn(`
      # EDUCATIONAL BACKGROUND
      Level || School || Year
      Tertiary: BS Mechanical Technology (2 yrs ladderized) || Caraga State Polytechnic || 2010 – 2012
      Secondary || Surigao City National High School || 2006 – 2010`),
  ).toEqual([
    'BS Mechanical Technology (2 yrs ladderized) | Caraga State Polytechnic | 2012',
    'Secondary | Surigao City National High School | 2010',
  ])
})

test('brackets stay with the name, but for codes, ways of study and schools', () => {
  expect(
    studiesIn(`
      # Education
      MSc (Economic Geology), University of the Derwent, 2012 (part-time)
      Certificate III in Engineering – Fabrication Trade (MEM30319), TAFE Illawarra Wollongong, 2017
      Certificate II in Automotive Mechanical (school based) – Eastern Goldfields College, 2010
      Bachelor of Science (Curtin University, 2009)
      Certificate III in Engineering – Mechanical Trade (Fitter & Turner) 2008`),
  ).toEqual([
    'MSc (Economic Geology) | University of the Derwent | 2012',
    'Certificate III in Engineering – Fabrication Trade | TAFE Illawarra Wollongong | 2017',
    'Certificate II in Automotive Mechanical | Eastern Goldfields College | 2010',
    'Bachelor of Science | Curtin University | 2009',
    'Certificate III in Engineering – Mechanical Trade (Fitter & Turner) |  | 2008',
  ])
})

test('schools that no word tells, and studies that no list knows, are told by their place', () => {
  expect(
    studiesIn(`
      # Education
      Certificate III in Engineering – Mechanical (Marine Technician) — HMAS Cerberus, 2011
      Leaving Certificate, Pobalscoil an Daingin, 2018
      Bridging Program for Overseas Nurses, Barron River Campus (2016)
      Executive program in mineral economics, Kalgoorlie Institute, 2014
      Year 11 Halls Head Senior High 2006. Adult literacy with a neighbour.`),
  ).toEqual([
    'Certificate III in Engineering – Mechanical (Marine Technician) | HMAS Cerberus | 2011',
    'Leaving Certificate | Pobalscoil an Daingin | 2018',
    'Bridging Program for Overseas Nurses | Barron River Campus | 2016',
    'Executive program in mineral economics | Kalgoorlie Institute | 2014',
    'Year 11 | Halls Head Senior High | 2006',
  ])
})

test('a study that goes on is told, and one that was given up is none', () => {
  expect(
    studiesIn(`
      # Education
      Working towards Diploma of Surface Operations Management, TAFE Western
      Bachelor of Engineering (Mining), Curtin University, 2024 – present
      Bachelor of Surveying (online) – 4 of 8 units done
      Certificate II in Metals, Peel TAFE, didn’t finish
      Trade Certificate || N
      Certificate III in Fabrication (partial, 9 units), TAFE Muswellbrook, 2008`),
  ).toEqual([
    'Diploma of Surface Operations Management | TAFE Western | ',
    'Bachelor of Engineering (Mining) | Curtin University | ',
    'Bachelor of Surveying |  | ',
  ])
})

test('among tickets a qualification is a study, and a ticket is none', () => {
  expect(
    studiesIn(`
      # Education
      Certificate III in Rail Infrastructure, Granville Rail College, 2019
      # Training
      - Certificate III in Rail Infrastructure
      - Certificate IV in Instrumentation, Gulf TAFE 2018
      - HSC, Colyton Park High School, 2008
      - AMSA Certificate of Safety Training, valid to 2030
      - White Card 2019
      - Deputy certificate of competency 2015`),
  ).toEqual([
    'Certificate III in Rail Infrastructure | Granville Rail College | 2019',
    'Certificate IV in Instrumentation | Gulf TAFE | 2018',
    'HSC | Colyton Park High School | 2008',
  ])
})

test('awards of other places and times are studies', () => {
  expect(
    studiesIn(`
      # Education
      Dipl.-Ing. Bauingenieurwesen (Civil Engineering), TU Unterberg, 2004
      VCAL Senior, Lalor Hills Secondary College, 2008
      Certificate III, Electrical Fitter, Midvale College of TAFE, 1999`),
  ).toEqual([
    'Dipl.-Ing. Bauingenieurwesen (Civil Engineering) | TU Unterberg | 2004',
    'VCAL Senior | Lalor Hills Secondary College | 2008',
    'Certificate III, Electrical Fitter | Midvale College of TAFE | 1999',
  ])
})
