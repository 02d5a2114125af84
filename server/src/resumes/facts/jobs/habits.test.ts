import { expect, test } from 'vitest'
import { jobsIn } from '../../testing/jobs-in.ts'

test('headers that are bullets among bullets are headers', () => {
  const typed = `
    # Employment
    - Dozer Operator, Saltbush Mining (Mar 2019 – present)
    ~ - Pushed overburden on nights
    ~ - Trained three new operators
    - Plant Operator, Wandoo Civil Pty Ltd (Jan 2015 – Feb 2019)
    ~ - Ran loaders and a roller`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 3/2019 – now',
    'Plant Operator | Wandoo Civil Pty Ltd |  | 1/2015 – 2/2019',
  ])
})

test('a first job on one line does not cut the heads of those on two', () => {
  const typed = `
    # Employment
    ** Driller, Karri Drilling Pty Ltd, 2021 – present
    - Ran the deep holes
    ** Offsider
    Boart Longyear, 2018 – 2021
    - Rods and samples
    ** Trade Assistant
    Monadelphous, 2016 – 2018
    - Shutdowns`
  expect(jobsIn(typed)).toEqual([
    'Driller | Karri Drilling Pty Ltd |  | 2021 – now',
    'Offsider | Boart Longyear |  | 2018 – 2021',
    'Trade Assistant | Monadelphous |  | 2016 – 2018',
  ])
})

test('a job whose words nobody knows stays, with what its place says', () => {
  const typed = `
    # Employment
    ** Dozer Operator – Saltbush Mining – 2019 – present
    - Bulk push
    ** Wrangelkopf – Mulgabiddy Downs – 2016 – 2018
    - Everything
    ** Plant Operator – Wandoo Civil – 2012 – 2016
    - Loaders`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 2019 – now',
    'Wrangelkopf | Mulgabiddy Downs |  | 2016 – 2018',
    'Plant Operator | Wandoo Civil |  | 2012 – 2016',
  ])
})

test('a dated entry of one unknown word does not vanish', () => {
  const typed = `
    # Employment
    ** Mar 2019 – present || Dozer Operator, Saltbush Mining
    - Bulk push
    ** Jan 2016 – Feb 2019 || Mulgabiddy
    - Fencing and bores`
  expect(jobsIn(typed)).toHaveLength(2)
})

test.each(['W O R K   E X P E R I E N C E', 'W O R K E X P E R I E N C E', 'E M P L O Y M E N T'])(
  'a heading whose letters stand apart is one: %s',
  (heading) => {
    const typed = `
      Jo Tran
      # P R O F I L E
      A steady pair of hands.
      # ${heading}
      ** Dozer Operator – Saltbush Mining – 2019 – present
      - Bulk push`
    expect(jobsIn(typed)).toEqual(['Dozer Operator | Saltbush Mining |  | 2019 – now'])
  },
)

test('achievements of a job do not end the work', () => {
  const typed = `
    # Employment History
    ** Dozer Operator, Saltbush Mining, 2019 – present
    - Bulk push
    ** Achievements:
    - Two years without an incident
    ** Plant Operator, Wandoo Civil, 2012 – 2016
    - Loaders
    Key achievements
    - Best crew of the year
    ** Labourer, Redgum Civil, 2010 – 2012
    # Interests
    Fishing`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 2019 – now',
    'Plant Operator | Wandoo Civil |  | 2012 – 2016',
    'Labourer | Redgum Civil |  | 2010 – 2012',
  ])
})

test('what follows a career break is work again', () => {
  const typed = `
    # Employment History
    ** Dozer Operator, Saltbush Mining, 2019 – present
    - Bulk push
    # CAREER BREAK
    Travelled around Australia
    ** Plant Operator, Wandoo Civil, 2012 – 2016
    - Loaders`
  expect(jobsIn(typed)).toEqual([
    'Dozer Operator | Saltbush Mining |  | 2019 – now',
    'Plant Operator | Wandoo Civil |  | 2012 – 2016',
  ])
})

test.each([
  [
    'Bogger / Truck Operator, Byrnecut, 2019 – 2021',
    'Bogger / Truck Operator | Byrnecut |  | 2019 – 2021',
  ],
  [
    'OTR tyre fitter, Kal Tire @ Mount Thorley Warkworth, 2019 – 2021',
    'OTR tyre fitter | Kal Tire |  | 2019 – 2021',
  ],
  [
    'Rope access tech L1, Acme Ropes, 2016 – 2018',
    'Rope access tech L1 | Acme Ropes |  | 2016 – 2018',
  ],
  ['Shotfirer, Dyno Nobel @Moranbah, 2019 – 2021', 'Shotfirer | Dyno Nobel |  | 2019 – 2021'],
  [
    'HD Fitter, WorkPac (Client: BHP Jimblebar), 2019 – 2021',
    'HD Fitter | WorkPac | BHP Jimblebar | 2019 – 2021',
  ],
  [
    'Mill op, Kambalda Nickel Operations, 2019 – 2021',
    'Mill op | Kambalda Nickel Operations |  | 2019 – 2021',
  ],
  ['Plant met, Karri Resources, 2019 – 2021', 'Plant met | Karri Resources |  | 2019 – 2021'],
  [
    'Production geo, Karri Resources, 2019 – 2021',
    'Production geo | Karri Resources |  | 2019 – 2021',
  ],
  ['GC geo, Karri Resources, 2019 – 2021', 'GC geo | Karri Resources |  | 2019 – 2021'],
])('%s', (header, expected) => {
  expect(jobsIn(`# Employment\n** ${header}\n- Duties of all kinds`)).toEqual([expected])
})

test('roles with their sites below one employer are of that employer', () => {
  const typed = `
    # Employment
    ** Byrnecut Australia
    Jumbo Operator – Jundee – Mar 2021 – present
    - Development
    Nipper – Telfer – Jan 2019 – Feb 2021
    - Supplies
    ** Redpath Mining
    Service Crew – Cosmos – Feb 2017 – Dec 2018
    - Pipes`
  expect(jobsIn(typed)).toEqual([
    'Jumbo Operator | Byrnecut Australia |  | 3/2021 – now',
    'Nipper | Byrnecut Australia |  | 1/2019 – 2/2021',
    'Service Crew | Redpath Mining |  | 2/2017 – 12/2018',
  ])
})

test('a duty below a title is no employer', () => {
  const typed = `
    # Employment
    ** Truck Operator – Mar 2019 – Jun 2020
    Hauled ore to the ROM pad on nights
    ** Dozer Operator – Jan 2017 – Feb 2019
    Pushed up for the loaders`
  expect(jobsIn(typed)).toEqual([
    'Truck Operator |  |  | 3/2019 – 6/2020',
    'Dozer Operator |  |  | 1/2017 – 2/2019',
  ])
})

test('an open date before another cell is one', () => {
  const typed = `
    # Employment
    Sep ’21 – || Driller || Karri Drilling Pty Ltd
    Jan ’19 – Aug ’21 || Offsider || Boart Longyear`
  expect(jobsIn(typed)).toEqual([
    'Driller | Karri Drilling Pty Ltd |  | 9/2021 – now',
    'Offsider | Boart Longyear |  | 1/2019 – 8/2021',
  ])
})

test('shutdowns of a month each are jobs', () => {
  const typed = `
    # Shutdown History
    Mar 2024 || Rigger || Monadelphous || Yandi
    May 2024 || Rigger || UGL || Port Hedland
    Aug 2024 || Dogger || Monadelphous || Newman`
  expect(jobsIn(typed)).toEqual([
    'Dogger | Monadelphous |  | 8/2024 – 8/2024',
    'Rigger | UGL |  | 5/2024 – 5/2024',
    'Rigger | Monadelphous |  | 3/2024 – 3/2024',
  ])
})

test('a title at an employer, as networks for work print them', () => {
  const typed = `
    # Experience
    ** Site Manager, Nights at Saltbush Mining (Tropicana)
    March 2019 - Present (5 years)
    Ran the night crews.
    ** Plant Operator at Wandoo Civil
    January 2015 - February 2019 (4 years 2 months)
    Loaders and a roller.`
  expect(jobsIn(typed)).toEqual([
    'Site Manager, Nights | Saltbush Mining (Tropicana) |  | 3/2019 – now',
    'Plant Operator | Wandoo Civil |  | 1/2015 – 2/2019',
  ])
})

test('a port behind a firm is where, and highlights belong to their job', () => {
  const typed = `
    # Employment
    ** Scaffolder, Kaefer, Dampier Port, 2019 – 2021
    - Towers
    ** Highlights
    - Nobody hurt
    ** Rigger, Monadelphous, 2016 – 2018
    - Lifts`
  expect(jobsIn(typed)).toEqual([
    'Scaffolder | Kaefer |  | 2019 – 2021',
    'Rigger | Monadelphous |  | 2016 – 2018',
  ])
})

test('a heading whose blank was lost', () => {
  const typed = `
    Jo Tran
    # WORKEXPERIENCE
    ** Dozer Operator – Saltbush Mining – 2019 – present
    - Bulk push`
  expect(jobsIn(typed)).toEqual(['Dozer Operator | Saltbush Mining |  | 2019 – now'])
})
