import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test('jobs that end with their dates begin below those of the job before', () => {
  const typed = `
    # Employment
    ** Dozer Operator
    Saltbush Mining
    - Bulk push
    Mar 2021 – present
    ** Plant Operator
    Wandoo Civil
    - Loaders
    - A roller
    Jan 2018 – Feb 2021
    ** Labourer
    Redgum Fencing Pty Ltd
    Jun 2015 – Dec 2017`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 3/2021 – now',
    'Plant Operator | Wandoo Civil |  | 1/2018 – 2/2021',
    'Labourer | Redgum Fencing Pty Ltd |  | 6/2015 – 12/2017',
  ])
})

test('a name over roles whose dates it spans is whom they were with', () => {
  const typed = `
    # Employment
    Saltbush Copper || 01/2011 - Present
    Planner – Gidgee Pit (03/2019 - Present)
    Schedules and shutdown scope
    Relief Planner – Gidgee Pit (02/2017 - 02/2019)
    Fitter – Gidgee Pit (01/2011 - 01/2017)
    Wandoo Railway Workshop || 01/2006 - 12/2010
    Apprentice Fitter`
  expect(jobsIn(typed)).toEqual([
    'Planner | Saltbush Copper |  | 3/2019 – now',
    'Relief Planner | Saltbush Copper |  | 2/2017 – 2/2019',
    'Fitter | Saltbush Copper |  | 1/2011 – 1/2017',
    'Apprentice Fitter | Wandoo Railway Workshop |  | 1/2006 – 12/2010',
  ])
})

test('a sentence on the employer stands before the role', () => {
  const typed = `
    # Experience
    ** Saltbush Energy, Sydney || Sep 2021 – Present
    Retailer of green power to many homes.
    ** Marketing Manager
    Ran the campaigns and the fairs of the year.
    ** Wandoo Insurance, Sydney || Aug 2017 – Aug 2021
    ** Marketing Executive
    Wrote all letters to customers and kept the budget.`
  expect(jobsIn(typed)).toEqual([
    'Marketing Manager | Saltbush Energy |  | 9/2021 – now',
    'Marketing Executive | Wandoo Insurance |  | 8/2017 – 8/2021',
  ])
})

test('what somebody was may be the first sentence below the dates', () => {
  const typed = `
    # Work
    2018 – now SALTBUSH UNDERGROUND, Carrapateena
    Shift Boss. 30 on crew, four levels.
    2012 – 2018 SALTBUSH UNDERGROUND, Prominent Hill
    Jumbo Operator. Development of the decline.
    2006 – 2012 WANDOO REEF MINING
    Airleg Miner.`
  expect(jobsIn(typed)).toEqual([
    'Shift Boss | SALTBUSH UNDERGROUND |  | 2018 – now',
    'Jumbo Operator | SALTBUSH UNDERGROUND |  | 2012 – 2018',
    'Airleg Miner | WANDOO REEF MINING |  | 2006 – 2012',
  ])
})

test('work that is told in sentences is read', () => {
  const typed = `
    # Employment
    From March 2019 until now I have worked as a boilermaker for Redgum Engineering in Mackay.
    From 2015 to 2019 I was a welder with Wandoo Fabrication in Gladstone.`
  expect(jobsIn(typed)).toEqual([
    'boilermaker | Redgum Engineering |  | 3/2019 – now',
    'welder | Wandoo Fabrication |  | 2015 – 2019',
  ])
})

test('firms abroad begin with what they are, or end in forms of their own', () => {
  const typed = `
    # Expérience professionnelle
    2019 - aujourd'hui : Infirmière, Clinique des Lilas, Nouméa
    2015 - 2019 : Aide-soignante, Hôpital du Vallon
    2012 - 2015 : Elektryk, Iskra Sosna Sp. z o.o.`
  expect(jobsIn(typed)).toEqual([
    'Infirmière | Clinique des Lilas |  | 2019 – now',
    'Aide-soignante | Hôpital du Vallon |  | 2015 – 2019',
    'Elektryk | Iskra Sosna Sp. z o.o. |  | 2012 – 2015',
  ])
})

test.each([
  [
    'Berufserfahrung',
    'seit 04/2019 || Schichtleiter bei Kieswerk Linde GmbH',
    'Schichtleiter | Kieswerk Linde GmbH |  | 4/2019 – now',
  ],
  [
    'Werkervaring',
    'Lasser bij Staalbouw Iep (2012 – 2018)',
    'Lasser | Staalbouw Iep |  | 2012 – 2018',
  ],
  [
    'Experiencia',
    'Enfermera en Hospital Valle Norte, Lima (marzo 2019 - presente)',
    'Enfermera | Hospital Valle Norte |  | 3/2019 – now',
  ],
  [
    'Esperienze professionali',
    'Dal 2015 al 2019: Aiuto cuoco presso Trattoria Tre Fiumi, Verona',
    'Aiuto cuoco | Trattoria Tre Fiumi |  | 2015 – 2019',
  ],
  [
    'Arbeidserfaring',
    '2019 – d.d. || Kranfører, Nordfjord Havn',
    'Kranfører | Nordfjord Havn |  | 2019 – now',
  ],
  [
    'Employment',
    'WorkPac c/- Wandoo Nickel – Storeperson || 2020 – 2022',
    'Storeperson | WorkPac | Wandoo Nickel | 2020 – 2022',
  ],
  [
    'Employment',
    'Dozer Operator, Redgum Iron, from Mar 2022',
    'Dozer Operator | Redgum Iron |  | 3/2022 – now',
  ],
  [
    'Employment',
    '** Tutor, Redgum University – Semester 1 2024 – present',
    'Tutor | Redgum University |  | 2024 – now',
  ],
  [
    'Work Experience',
    'Sales Assistant (Part-time) at Redgum Chemist, 2019 – 2021',
    'Sales Assistant | Redgum Chemist |  | 2019 – 2021',
  ],
])('what stands between title and employer in any language: %s', (heading, line, expected) => {
  expect(jobsIn(`# ${heading}\n${line}`)).toEqual([expected])
})

test('jobs in a row are a job each', () => {
  const typed = `
    # Where I've worked
    Feb 2022 to present: Redgum Iron – boilermaker. Mar 2019 to Jan 2022: Wandoo Steel – welder.`
  expect(jobsIn(typed)).toEqual([
    'boilermaker | Redgum Iron |  | 2/2022 – now',
    'welder | Wandoo Steel |  | 3/2019 – 1/2022',
  ])
})

test('work below a heading that names something else is work where no other is told', () => {
  const typed = `
    # Skills
    Steady hands
    The mines
    ** Boilermaker, Redgum Iron Pty Ltd, 02/2022 – present
    - Chutes`
  expect(jobsIn(typed)).toEqual(['Boilermaker | Redgum Iron Pty Ltd |  | 2/2022 – now'])
})

test('dates that stand apart at the end of a line make it a header, however many small words it has', () => {
  expect(
    jobsIn(`
      # Career history
      ** Crane Operator (all terrain & crawler) || 08/2018 – present
      Mackay Crane & Lift Pty Ltd, Paget QLD
      - Dragline and shovel shutdowns
      ** Rigger || 10/2014 – 07/2018
      Sarina Rigging Group, Hay Point QLD`),
  ).toEqual([
    'Crane Operator | Mackay Crane & Lift Pty Ltd |  | 8/2018 – now',
    'Rigger | Sarina Rigging Group |  | 10/2014 – 7/2018',
  ])
})

test('slashes may part employer, title and dates, with a place in brackets', () => {
  const typed = `
    # Where I have worked
    Freo Group (Karratha) / crane operator / mid 2022 - today
    Boom Logistics (Port Hedland) / crane op / rigger / Sept 2018 to June 2022
    Monadelphous / rigger / 03-2014 to 08-2018`
  expect(jobsIn(typed)).toEqual([
    'crane operator | Freo Group |  | 2022 – now',
    'crane op / rigger | Boom Logistics |  | 9/2018 – 6/2022',
    'rigger | Monadelphous |  | 3/2014 – 8/2018',
  ])
})

test('a firm or a title may begin with the word of a deed, between signs', () => {
  const typed = `
    # Jobs
    Cleanaway - Rear lift truck driver (HR) - June 2021 till now
    600 bins a run, pre start checks every day
    Cut Above Hair - Hairdresser & salon manager - 2002 to 2018`
  expect(jobsIn(typed)).toEqual([
    'Rear lift truck driver (HR) | Cleanaway |  | 6/2021 – now',
    'Hairdresser & salon manager | Cut Above Hair |  | 2002 – 2018',
  ])
})

test('whose site it was stands behind "for" and "at", and is not who paid', () => {
  const typed = `
    # Work
    Oct 2026 – Nov 2026 || Dive Supervisor
    Acme Divers for Redgum Iron, Cape Lambert A
    - Fender retrofit
    Jul 2021 – Sep 2026
    Camp Cook, Norwest Aerodrome Services at Redgum Ridge, 8 & 6
    Jul 2018 – Aug 2020 || Camp Cook
    Foundation for Rural Health, Newman
    - Meals
    Acme Cooling (sole trader), Emerald, Jul 2015 – Aug 2016`
  expect(jobsIn(typed)).toEqual([
    'Dive Supervisor | Acme Divers | Redgum Iron | 10/2026 – 11/2026',
    'Camp Cook | Norwest Aerodrome Services | Redgum Ridge | 7/2021 – 9/2026',
    'Camp Cook | Foundation for Rural Health |  | 7/2018 – 8/2020',
    'sole trader | Acme Cooling |  | 7/2015 – 8/2016',
  ])
})
