import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test('what somebody became later in one work stays one title', () => {
  const typed = `
    # Employment
    ** Graduate, later Solicitor at Harakeke Law, Whangarei
    2012 to 2013
    - Maori land, wills.
    ** Solicitor at Legal Support Queensland
    2014 to 2018
    - Duty lawyer.`
  expect(jobsIn(typed)).toEqual([
    'Solicitor | Legal Support Queensland |  | 2014 – 2018',
    'Graduate, later Solicitor | Harakeke Law, Whangarei |  | 2012 – 2013',
  ])
})

test('a step that nobody knows takes nothing from the first one', () => {
  const typed = `
    # Employment
    2005 – 2008: Senior Mining Engineer, Lightning Nickel Pty Ltd
    1999 – 2005: Shift Boss, later Mine Overseer, AngloGold Pty Ltd
    ** REPRESENTATIVE PROJECTS`
  expect(jobsIn(typed)[1]).toBe(
    'Shift Boss, later Mine Overseer | AngloGold Pty Ltd |  | 1999 – 2005',
  )
})

test('what somebody was besides stands behind a bracket', () => {
  const typed = `
    # Experience
    2013 – 2016 || Forklift driver / Storeperson
    ~ Southern Fruit Packers
    2010 – 2013 || Player (contract) and groundsman
    ~ Dandenong Rams RLFC
    2008 – 2010 || Head of Mathematics (acting) / Senior Teacher
    ~ Byfield Primary School`
  expect(jobsIn(typed)).toEqual([
    'Forklift driver / Storeperson | Southern Fruit Packers |  | 2013 – 2016',
    'Player (contract) and groundsman | Dandenong Rams RLFC |  | 2010 – 2013',
    'Head of Mathematics (acting) / Senior Teacher | Byfield Primary School |  | 2008 – 2010',
  ])
})

test('dates alone take the names above them, although these are lighter than in the first job', () => {
  const typed = `
    # Employment
    ** Solicitor at Legal Support Queensland
    2014 to 2018
    - Duty lawyer.
    ** Casual assistant
    Redgum Foods Pty Ltd
    2018 to now`
  expect(jobsIn(typed)[0]).toBe('Casual assistant | Redgum Foods Pty Ltd |  | 2018 – now')
})

test('terms and seasons are dates of years', () => {
  const typed = `
    # Employment
    ** Dean of Year 11 and Teacher of Mathematics
    Te Awa Whero High School (roll 1,180) — Term 1, 2021 to present
    ** Camp Hand (casual)
    Yeelirrie Exploration Services — seasons 2019, 2020 and 2021`
  expect(jobsIn(typed)).toEqual([
    'Dean of Year 11 and Teacher of Mathematics | Te Awa Whero High School |  | 2021 – now',
    'Camp Hand | Yeelirrie Exploration Services |  | 2019 – 2021',
  ])
})

test('a certificate of year 12 is no work', () => {
  const typed = `
    # Employment
    ** Welder
    Redgum Iron — 2021 to present
    ** Year 12
    Byfield High School — 2019 to 2020`
  expect(jobsIn(typed)).toEqual(['Welder | Redgum Iron |  | 2021 – now'])
})

test('a department of the state behind the title is for whom somebody worked', () => {
  const typed = `
    # Employment history
    ** Principal Environmental Scientist, Department of Resources (SA)
    July 2020 – present; Level 6
    ** Research Scientist, Murray Plains Institute of Soil & Water
    2010 – 2015`
  expect(jobsIn(typed)).toEqual([
    'Principal Environmental Scientist | Department of Resources |  | 7/2020 – now',
    'Research Scientist | Murray Plains Institute of Soil & Water |  | 2010 – 2015',
  ])
})

test('a department of a shop or a hospital behind the title is of the title, and a site is not', () => {
  const typed = `
    # Employment history
    ** Staff Nurse – Surgical ICU
    Murooj Specialist Hospital
    2019 – 2023
    ** Department Supervisor - Timber and Building
    Redgum Hardware Pty Ltd
    2010 – 2015
    ** Truck Operator – Iron Bridge
    Banksia Mining Pty Ltd
    2008 – 2010`
  expect(jobsIn(typed)).toEqual([
    'Staff Nurse – Surgical ICU | Murooj Specialist Hospital |  | 2019 – 2023',
    'Department Supervisor - Timber and Building | Redgum Hardware Pty Ltd |  | 2010 – 2015',
    'Truck Operator | Banksia Mining Pty Ltd |  | 2008 – 2010',
  ])
})

test('Indonesian says until in two letters, and numbers its jobs', () => {
  const typed = `
    # Pengalaman Kerja
    ** 1. RS Harapan Segara, Denpasar (April 2021 s/d sekarang)
    Jabatan : Kepala Tim Perawat
    ** 2. Klinik Wisata Medika (1 Juni 2016 – Agustus 2018)
    Jabatan : Perawat Klinik`
  expect(jobsIn(typed)).toEqual([
    'Kepala Tim Perawat | RS Harapan Segara |  | 4/2021 – now',
    'Perawat Klinik | Klinik Wisata Medika |  | 6/2016 – 8/2018',
  ])
})

test('a greeting below an address is no end of it, and a name may have another in quotes', () => {
  const typed = `
    ! WEI-LING ("WINNIE") ZHAO
    Newcastle NSW · 0491 570 157 · winnie@zhaoplumb.example
    Hi
    I ran my own business for nine years.
    # Work
    Plumber, Kooragang Mechanical Services, 2010 – 2015`
  const { fullName, email } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(email?.value).toBe('winnie@zhaoplumb.example')
  expect(fullName?.value).toBe('Wei-Ling ("Winnie") Zhao')
})

test('winters of two years each, a dry season and the end of a year are dates', () => {
  const typed = `
    # Employment
    ** Ice Road Driver
    Slave Lake Winter Haul Corp.
    winters 2014-15, 2015-16
    ** Coded Welder
    Karragai Pressure Vessels (2011 to end of 2013)
    ** Deckhand, King Sound Barramundi Charters
    Dry season 2010`
  expect(jobsIn(typed)).toEqual([
    'Ice Road Driver | Slave Lake Winter Haul Corp. |  | 2014 – 2016',
    'Coded Welder | Karragai Pressure Vessels |  | 2011 – 2013',
    'Deckhand | King Sound Barramundi Charters |  | 2010 – 2010',
  ])
})

test('years of a school are of its teacher, and a rating that nobody knows of whoever became one', () => {
  const typed = `
    # Work
    ** Classroom Teacher, Kindergarten to Year 3
    Hill Primary School
    2011 – 2014
    ** Deckhand, then Integrated Rating
    Bass Marine Pty Ltd
    2008 – 2010`
  expect(jobsIn(typed)).toEqual([
    'Classroom Teacher, Kindergarten to Year 3 | Hill Primary School |  | 2011 – 2014',
    'Deckhand, then Integrated Rating | Bass Marine Pty Ltd |  | 2008 – 2010',
  ])
})

test('a crew and shutdowns are of the title, beside whom somebody worked for as well', () => {
  const typed = `
    # WORK, LATEST FIRST
    Boilermaker – Shutdowns, Castaways Maintenance Pty Ltd || June 2022 to present
    - Alumina turnarounds
    Boilermaker, Dunmarra Coal Pty Ltd || 11/2016 – 05/2022
    - Dragline repairs
    2010 – 2011 || Travelled round Australia`
  expect(jobsIn(typed)).toEqual([
    'Boilermaker – Shutdowns | Castaways Maintenance Pty Ltd |  | 6/2022 – now',
    'Boilermaker | Dunmarra Coal Pty Ltd |  | 11/2016 – 5/2022',
  ])
})

test('a comma within a figure parts nothing', () => {
  const typed = `
    # Berufserfahrung
    10/2014 – 03/2020 || Fahrer 7,5 t
    ~ Logistik Rottal GmbH
    2007 – 05/2011 || Fahrer 12,5 t
    ~ Spedition Huber GmbH`
  expect(jobsIn(typed)).toEqual([
    'Fahrer 7,5 t | Logistik Rottal GmbH |  | 10/2014 – 3/2020',
    'Fahrer 12,5 t | Spedition Huber GmbH |  | 2007 – 5/2011',
  ])
})

test('the way to a site names no firm', () => {
  const typed = `
    # Employment
    Feb 2019 – Current || Narrabanda Iron Pty Ltd, Coolgarra Mine (via Newman)
    ~ Haul Truck Operator`
  expect(jobsIn(typed)).toEqual(['Haul Truck Operator | Narrabanda Iron Pty Ltd |  | 2/2019 – now'])
})

test('how long somebody was there in a year dates a job like the year alone', () => {
  const read = jobsIn(`
    # Work history
    ** OTR tyre fitter || 2021 - now
    Kal Tire
    ** Truck tyre fitter || 2016 - 2018
    JAX Tyres
    ** Fuel and lube attendant || 6 months in 2015
    Ausdrill`)
  expect(read.at(-1)).toBe('Fuel and lube attendant | Ausdrill |  | 2015 – 2015')
})
