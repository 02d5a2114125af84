import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test('where the words of a header say nothing, the order of the others does', () => {
  const typed = `
    # Employment
    Dozer Operator, Saltbush Works @Kambalda || 2020 – present
    - Bulk push
    Windrower, Mulgabiddy Sands @Leinster || 2014 – 2020
    - Rows
    Letterbox Delivery, Redgum Leaflet Services @Collie || 2010 – 2014`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Works |  | 2020 – now',
    'Windrower | Mulgabiddy Sands |  | 2014 – 2020',
    'Letterbox Delivery | Redgum Leaflet Services |  | 2010 – 2014',
  ])
})

test('a name with a title in it is the employer where employers stand', () => {
  const typed = `
    # Employment
    ** Saltbush Mining Pty Ltd – Dozer Operator (2020 – present)
    - Bulk push
    ** Wandoo Civil Pty Ltd – Plant Operator (2017 – 2019)
    ** Gidgee Guide Program – Guide (2014 – 2016)`
  expect(jobsIn(typed).at(-1)).toBe('Guide | Gidgee Guide Program |  | 2014 – 2016')
})

test('beside a sure employer the name that is left is what somebody was', () => {
  const typed = `
    # Berufserfahrung
    08.2016 – heute || Vorarbeiter Tagebau
    Erzwerke Tannhof AG, Lindau
    - Bandanlagen
    02.2011 – 07.2016 || Lehrling
    Stahlbau Birkenau GmbH, Lindau`
  expect(jobsIn(typed)).toEqual([
    'Vorarbeiter Tagebau | Erzwerke Tannhof AG |  | 8/2016 – now',
    'Lehrling | Stahlbau Birkenau GmbH |  | 2/2011 – 7/2016',
  ])
})

test('a town behind an employer is no title', () => {
  const typed = `
    # Employment
    Saltbush Mining Pty Ltd, Mulgabiddy, 2019 – present
    - Bulk push`
  expect(jobsIn(typed)).toEqual([' | Saltbush Mining Pty Ltd |  | 2019 – now'])
})

test.each([
  ['Fitter / Rope Access L2, Highwire Mining', 'Fitter / Rope Access L2 | Highwire Mining'],
  ['Fencer / Shooter, Redgum Pastoral Co', 'Fencer / Shooter | Redgum Pastoral Co'],
  ['Coach, Wandoo Rovers U18', 'Coach | Wandoo Rovers U18'],
  ['Fitter, Minera Tres Sierras, S.A.', 'Fitter | Minera Tres Sierras, S.A.'],
  ['Elektrikář, Vítkov Strojírny a.s.', 'Elektrikář | Vítkov Strojírny a.s.'],
  ['Crane Operator, KERSHAW-DUNNE JOINT VENTURE', 'Crane Operator | KERSHAW-DUNNE JOINT VENTURE'],
  ['Section 2IC, Bistro Marlo', 'Section 2IC | Bistro Marlo'],
  ['Protection Officer Level 3 / 4, Redgum Rail', 'Protection Officer Level 3 / 4 | Redgum Rail'],
  ['Marnie & Co. Hair, Collie - Hairdresser', 'Hairdresser | Marnie & Co. Hair'],
  [
    'HD Fitter, shutdown and labour hire, Bolt Workforce',
    'HD Fitter, shutdown and labour hire | Bolt Workforce',
  ],
])('%s', (header, expected) => {
  expect(jobsIn(`# Employment\n** ${header} – Jan 2017 – Oct 2018\n- Duties`)).toEqual([
    `${expected} |  | 1/2017 – 10/2018`,
  ])
})

test.each([
  ['Career break', 'Travel'],
  ['Parental leave', 'Career break'],
  ['Travelling around Australia', ''],
  ['Time at home with twins', ''],
])('time away is no job: %s', (name, more) => {
  const typed = `
    # Employment
    ** Dozer Operator
    Saltbush Mining
    Jan 2019 – present
    ** ${name}
    ${more}
    Jan 2018 – Dec 2018
    ** Plant Operator
    Wandoo Civil
    Jan 2015 – Dec 2017`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 1/2019 – now',
    'Plant Operator | Wandoo Civil |  | 1/2015 – 12/2017',
  ])
})

test('students that somebody taught make no study of a job', () => {
  const typed = `
    # Experience
    Jan 2020 – || Lecturer, Saltbush University, Perth
    Present || Teaches mine water; supervises six PhD students
    Jul 2015 – || Tutor, Wandoo University, Adelaide
    Dec 2019 || Marked papers`
  expect(jobsIn(typed)).toEqual([
    'Lecturer | Saltbush University |  | 1/2020 – now',
    'Tutor | Wandoo University |  | 7/2015 – 12/2019',
  ])
})

test.each([
  ['Employer', 'Position', 'Commenced: 02/03/2020\nCeased: Current'],
  ['Empresa', 'Puesto', 'Fechas: marzo 2020 – actualidad'],
  ['Arbeitgeber', 'Funktion', 'Zeitraum: 03/2020 – heute'],
  ['Employeur', 'Poste', 'Période : mars 2020 – aujourd’hui'],
])('a form that says %s', (employer, title, dates) => {
  const typed = `
    # Employment History
    ${employer}: Saltbush Mining
    ${title}: Windrower
    ${dates}
    Duties: Rows.`
  expect(jobsIn(typed)).toEqual(['Windrower | Saltbush Mining |  | 3/2020 – now'])
})

test('a school of a university is a part of it', () => {
  const typed = `
    # Experience
    ** Tutor
    Wandoo University, School of Law
    Semester 1 2024 – present`
  expect(jobsIn(typed)).toEqual(['Tutor | Wandoo University |  | 2024 – now'])
})

test('a further role below a firm is told of its work, and names no firm', () => {
  const typed = `
    # Experience
    Copperbeetle Resources
    Underground Shift Supervisor
    September 2023 - Present
    Norseman, Western Australia
    Leading Hand - Development
    February 2022 - September 2023
    Norseman, Western Australia
    Tarrandale Mining Pty Ltd
    Jumbo Operator
    June 2017 - January 2022`
  expect(jobsIn(typed).map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Underground Shift Supervisor | Copperbeetle Resources',
    'Leading Hand - Development | Copperbeetle Resources',
    'Jumbo Operator | Tarrandale Mining Pty Ltd',
  ])
})

test('a list of lifts and projects behind the work holds no jobs', () => {
  const typed = `
    # Employment
    2016 – 2020, Crane Operator, Redgum Lifting
    # Lifts and projects of note
    2003 || Church spire at Dungog, with the Bishop watching
    2001 – 2002 || Crane Operator, Ship Loader Holdings
    # Education
    Year 12, 1989`
  expect(jobsIn(typed)).toEqual(['Crane Operator | Redgum Lifting |  | 2016 – 2020'])
})

test('slashes that part a whole header part the title from what stands before it, and no day from its level', () => {
  expect(
    jobsIn(`
      Fulton Hogan Rail / Inland Rail / Track Machine Operator / Aug 2023 – ongoing
      - tamping
      ARTC / Parkes provisioning centre / Track Maintainer Level 3 / Oct 2015 – Aug 2023
      - rails
      UGL / Orange / Track labourer / 2011 – 2015`).map((job) => job.split(' | ')[0]),
  ).toEqual(['Track Machine Operator', 'Track Maintainer Level 3', 'Track labourer'])
  expect(
    jobsIn(`
      Acme Mining / Karratha
      Boilermaker / Welder
      2015 – 2018`).map((job) => job.split(' | ')[0]),
  ).toEqual(['Boilermaker / Welder'])
})
