import { expect, test } from 'vitest'
import { jobsIn } from '../testing/jobs-in.ts'
import { typedResume } from '../testing/typed-resume.ts'
import { readFacts } from './read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function factsIn(typed: string) {
  return readFacts(typedResume(typed), { asOf })
}

test('what a firm does stands between its name and the role, and names nobody', () => {
  const typed = `
    # Career in detail
    ** Ironbark Drilling Group Ltd || September 2021 – present
    Surface and underground drilling, 96 rigs, revenue $510m
    ** Chief Financial Officer
    - Refinanced a loan six months ahead

    ** Hexagon Rope Access Ltd || January 2008 – June 2013
    Industrial access contractor, listed 2010
    ** Group Financial Controller
    - Systems from shoebox to ledger`
  expect(jobsIn(typed)).toEqual([
    'Chief Financial Officer | Ironbark Drilling Group Ltd |  | 9/2021 – now',
    'Group Financial Controller | Hexagon Rope Access Ltd |  | 1/2008 – 6/2013',
  ])
})

test('a stop behind an initial or a shortened word ends no name', () => {
  const typed = `
    # Work
    Site Engineer, R.G. Salonga Construction, 01/2004 – 08/2008
    Nurse, Sta. Rosalina Provincial Hospital, 2010 – 2014
    Baker, Hnos. Cordero Bakery, 2015 – 2018`
  expect(jobsIn(typed)).toEqual([
    'Baker | Hnos. Cordero Bakery |  | 2015 – 2018',
    'Nurse | Sta. Rosalina Provincial Hospital |  | 2010 – 2014',
    'Site Engineer | R.G. Salonga Construction |  | 1/2004 – 8/2008',
  ])
})

test('brackets before the legal form are of the name, and so is what shortens "Messrs"', () => {
  const typed = `
    # Work
    Mine Manager, Byrnecut (Australia) Pty Ltd, Kalgoorlie, 2019 – 2022
    Clerk, M/s. Nirogi Remedies Ltd., 2015 – 2019`
  expect(jobsIn(typed)).toEqual([
    'Mine Manager | Byrnecut (Australia) Pty Ltd |  | 2019 – 2022',
    'Clerk | Nirogi Remedies Ltd. |  | 2015 – 2019',
  ])
})

test('appointments with years from and to are posts, and others are those that the law asks for', () => {
  const typed = `
    ! Marina Lopes
    # APPOINTMENTS
    2022 – || Associate Professor, Tidewater University, Norfolk
    2016 – 2022 || Assistant Professor, Tidewater University, Norfolk
    # EDUCATION
    2012 || Ph.D., Oceanography`
  expect(jobsIn(typed)).toEqual([
    'Associate Professor | Tidewater University |  | 2022 – now',
    'Assistant Professor | Tidewater University |  | 2016 – 2022',
  ])
})

test('heavy letters end where the title does', () => {
  const typed = `
    # Nursing employment
    **Registered Nurse (Level 1), Haemodialysis** , Canning Reach Dialysis Centre
    Feb 2022 to present
    **Clinical Nurse, Ward 5** , Fremantle Heights Hospital
    2016 - 2019
    **Assistant in Nursing** , Ocean Banksia Aged Care
    2011 - 2013`
  expect(jobsIn(typed)).toEqual([
    'Registered Nurse (Level 1), Haemodialysis | Canning Reach Dialysis Centre |  | 2/2022 – now',
    'Clinical Nurse, Ward 5 | Fremantle Heights Hospital |  | 2016 – 2019',
    'Assistant in Nursing | Ocean Banksia Aged Care |  | 2011 – 2013',
  ])
})

test('Italian titles and houses are told apart, and time with a child is no job', () => {
  const typed = `
    # ESPERIENZA PROFESSIONALE
    dal 09/2020 – alla data attuale || Coordinatrice comunità
    Il Melograno Società Cooperativa – Palmanova (UD)
    02/2018 – 08/2020 || Congedo parentale
    10/2014 – 01/2018 || Educatrice professionale
    Consorzio Stella Alpina – Udine`
  expect(jobsIn(typed)).toEqual([
    'Coordinatrice comunità | Il Melograno Società Cooperativa |  | 9/2020 – now',
    'Educatrice professionale | Consorzio Stella Alpina |  | 10/2014 – 1/2018',
  ])
})

test('numbered fields and colons in columns of their own are forms like others', () => {
  const form = factsIn(`
    # CURRICULUM VITAE
    1. Family name || Macaraeg
    2. First names || Rosalinda Pilar
    6. Telephone || +63 917 555 0162`)
  expect(form.fullName?.value).toBe('Rosalinda Pilar Macaraeg')
  const listed = factsIn(`
    ** DAFTAR RIWAYAT HIDUP
    Nama Lengkap || : || Ayu Pradnyaswari
    Alamat || : || Jl. Kamboja No. 12, Denpasar
    ** PENGALAMAN KERJA
    ** Klinik Wisata Medika, Sanur (Juni 2016 – Agustus 2018)
    Jabatan : Perawat Klinik`)
  expect(listed.fullName?.value).toBe('Ayu Pradnyaswari')
  expect(listed.jobs.map(({ title, start, end }) => [title, start?.month, end?.month])).toEqual([
    ['Perawat Klinik', 6, 8],
  ])
})

test.each([
  ['ifeoma@stats.example 647-555-0186 Toronto, ON stats.example', 'Toronto, ON'],
  ['Flat 2, Walthamstow, London | 07700 900271 | n@post.example', 'Walthamstow, London'],
  ['12 Oak Lane, London | 07700 900271 | n@post.example', 'London'],
  ['Walthamstow, London', 'Walthamstow, London'],
  ['Ellenbrook, Perth WA | 0491 570 156', 'Ellenbrook, Perth WA'],
  ['12 Smith Street, Perth WA 6000', 'Perth WA 6000'],
  [
    '23 Tern Close, Lowestoft, Suffolk NR33 0ZZ, United Kingdom',
    'Lowestoft, Suffolk NR33 0ZZ, United Kingdom',
  ],
  [
    'Rua das Paineiras, 512 – Jardim Aurora – Ribeirão Preto/SP – CEP 14020-555',
    'Ribeirão Preto/SP',
  ],
  ['Via dei Tigli 14, 33057 Palmanova (UD), Italia', 'Palmanova (UD), Italia'],
  ['E. M. Abercrombie, CV', undefined],
])('where somebody lives: %s', (line, place) => {
  expect(
    factsIn(`! Sam Miles\n${line}\n# Work\nBaker, Rise Bakery, 2015 – 2018`).location?.value,
  ).toBe(place)
})

test('a postcode is no phone', () => {
  const { phone } = factsIn(`
    ! Wellington Lins
    Ribeirão Preto/SP – CEP 14020-555
    Telefone: (16) 95555-0129
    # Work
    Baker, Rise Bakery, 2015 – 2018`)
  expect(phone?.value.replaceAll(/\D/g, '')).toMatch(/16955550129$/)
})

test('whoever writes years with two figures still works where a dash ends the cell', () => {
  const typed = `
    # Employment
    Role || Venue || When
    Venue Manager || The Driftwood Hotel || Aug 23 -
    Assistant Venue Manager || The Driftwood Hotel || 02/21 - 08/23`
  expect(jobsIn(typed)).toEqual([
    'Venue Manager | The Driftwood Hotel |  | 8/2023 – now',
    'Assistant Venue Manager | The Driftwood Hotel |  | 2/2021 – 8/2023',
  ])
})

test('dates that break at the margin, a slash before "present" and two stints are read on', () => {
  const typed = `
    # Service record
    Locomotive Driver (Heavy Haul) – Chichester Rail, Port Hedland. 11 March 2015 to the
    present day.
    Iron ore trains of 236 wagons, three locos and a single driver.
    Locomotive Driver – Western Plains Rail, Narrogin. Jan. 2008 to Feb. 2015.
    Narrow gauge and standard gauge, harvest and empties.`
  expect(jobsIn(typed)).toEqual([
    'Locomotive Driver (Heavy Haul) | Chichester Rail |  | 3/2015 – now',
    'Locomotive Driver | Western Plains Rail |  | 1/2008 – 2/2015',
  ])
  const operator = `
    # Employment
    ** Bauxa Alumina – Huntly Road mine, Dwellingup
    Multi skilled operator, grader/dozer – Sept 2021 / present
    - Haul roads
    ** Yalgogrie Gold – Laverton area
    Grader operator – 2018 to Aug 2021
    - Drains`
  expect(jobsIn(operator)).toEqual([
    'Multi skilled operator, grader/dozer | Bauxa Alumina |  | 9/2021 – now',
    'Grader operator | Yalgogrie Gold |  | 2018 – 8/2021',
  ])
})

test('heavy letters right above dates are a header, whatever they sound like', () => {
  const typed = `
    # Work so far
    ** Apprentice Electrician (1st year), Liddell Bay Electrical Pty Ltd
    3 Feb 2025 to 30 January 2026
    - Pulled cable
    ** Weekend checkout & night fill, Foodbarn Muswellbrook
    2022 to Jan 2025, then back again March 2026 till now (casual)
    - Fresh and frozen`
  expect(jobsIn(typed)[0]).toBe(
    'Weekend checkout & night fill | Foodbarn Muswellbrook |  | 2022 – now',
  )
})

test('machines with verifications of competency are a table of tickets, and one that is none is not', () => {
  const { licences } = factsIn(`
    ! Jarrah Mack
    ** MACHINES – verification of competency
    Machine || VOC done || hrs approx
    Cat 16M grader || Aug 2026 || 1,100
    Cat D11T dozer || Aug 2023 || 7,400
    Komatsu 830E || not VOC, backup only || 60
    ** LICENCES ETC.
    - HR drivers licence`)
  expect(licences.map(({ name, machine, issued }) => [name, machine, issued])).toEqual([
    ['Grader', 'Cat 16M', 'Aug 2026'],
    ['Dozer', 'Cat D11T', 'Aug 2023'],
    ['Heavy Rigid (HR)', undefined, undefined],
  ])
})

test('a name on some network below a town is no address', () => {
  const { email } = factsIn(`
    ! Luca Baptiste
    luca@ashandbrine.example
    Brunswick East, VIC
    @ash.and.brine
    # Work
    Chef, Rise Hotel, 2015 – 2018`)
  expect(email?.value).toBe('luca@ashandbrine.example')
})

test('an address breaks before its sign, and letters behind a name are no surname', () => {
  const read = factsIn(`
    ! DEANNA R. HOLLOWELL, BSN, RN
    >> deanna.hollowell
    >> @buckeyemail.example
    # Work
    Nurse, Rise Hospital, 2015 – 2018`)
  expect([read.fullName?.value, read.email?.value]).toEqual([
    'Deanna R. Hollowell',
    'deanna.hollowell@buckeyemail.example',
  ])
})
