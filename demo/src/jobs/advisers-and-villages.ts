import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const karratha = { name: 'Karratha WA', lat: -20.734, lng: 116.846 }

export const advisersAndVillages: readonly DemoJob[] = [
  {
    company: 'Fulcrum & Vale Consulting Engineers',
    title: 'Tailings Engineer',
    roleId: 506,
    description: `
      Eleven dams in North West Queensland are due for their review against the global standard, and
      you would be the engineer on five of them. Walk the crest, read the piezometers, write what you
      would want to have read.

      Carolyn checks every report, and every report of hers is checked by somebody else. It has been so
      since 1986. Read about [how we work](https://www.fulcrumvale.example/how-we-work).
    `,
    place: { name: 'South Brisbane QLD', lat: -27.477, lng: 153.018 },
    workType: 'full_time',
    arrangement: 'hybrid',
    pay: 'negotiable',
    roster: '5/2, two days from home',
    hours: '37.5 hours a week',
    starts: 30,
    life: { listed: 20 },
    applicants: 4,
    alsoFor: [507, 115],
  },
  {
    company: 'Fulcrum & Vale Consulting Engineers',
    title: 'Mechanical Designer, conveyors (from anywhere in Australia)',
    roleId: 508,
    description: `
      Transfer chutes, head ends, gravity take-ups, in Inventor and Revit. Our best chute designer
      lives in Bendigo and comes to Brisbane four times a year, mostly for the food.

      Show us two drawings of yours: one you like, and one that a fitter complained about.
    `,
    place: { name: 'Anywhere in Australia' },
    workType: 'contract',
    contractLength: '9 months with an option',
    arrangement: 'wfh',
    pay: hourly(82),
    hours: 'Full time or four days',
    starts: 'asap',
    life: { listed: 8 },
    applicants: 4,
    alsoFor: [501, 509],
  },
  {
    company: 'Fulcrum & Vale Consulting Engineers',
    title: 'Graduate Structural Engineer',
    roleId: 504,
    description: `
      Four of your first twelve months are on a site that somebody else designed. It is the quickest
      way to learn what a fitter thinks of your drawing.
    `,
    workType: 'full_time',
    arrangement: 'office',
    pay: 'award',
    life: { begun: 1 },
  },
  {
    company: 'Quoll & Fern Ecology',
    title: 'Ecologist, Tasmanian devil and quoll surveys',
    roleId: 707,
    description: `
      Twelve nights at most, then at least as many at home. Camera traps, hair tubes, spotlighting, and
      reports that are written by whoever did the survey. Clients do not edit our findings; we have
      lost two contracts over it and would again.

      You have the last word on weather. On the west coast you will need it.

      - Degree in ecology or zoology, two field seasons
      - Remote first aid, four-wheel driving
      - Wildlife handling permit for Tasmania, or the papers to get one
    `,
    place: { name: 'Devonport TAS', lat: -41.178, lng: 146.347 },
    workType: 'full_time',
    arrangement: 'field',
    pay: daily(520),
    roster: '12 days on, at least as many off',
    hours: '38 hours a week on average',
    starts: 25,
    life: { listed: 26 },
    applicants: 3,
    alsoFor: [701, 704],
  },
  {
    company: 'Quoll & Fern Ecology',
    title: 'Heritage Officer, Central Highlands',
    roleId: 704,
    description: `
      Cultural heritage walks with Traditional Owners ahead of the drill pads, and the records that
      follow from them. You carry the GPS and the water; the knowledge is not yours to carry.
    `,
    place: { name: 'Emerald QLD', lat: -23.53, lng: 148.16 },
    workType: 'casual',
    arrangement: 'field',
    pay: daily(480),
    roster: 'As the wet allows',
    starts: 20,
    life: { listed: 54 },
    applicants: 3,
    alsoFor: [705, 701],
  },
  {
    company: 'Evenkeel Workforce Wellbeing',
    title: 'Occupational Health Nurse',
    roleId: 1005,
    description: `
      Medicals from Monday to Thursday by the sea, and one week in twelve in a village where you eat
      what everybody eats. Eight of us, so you have a say in all of it, including the biscuits.

      Registered nurse, spirometry and audiometry. Remote work behind you, or before you.
    `,
    place: { name: 'Adelaide SA', lat: -34.928, lng: 138.6 },
    workType: 'part_time',
    arrangement: 'hybrid',
    pay: hourly(58),
    roster: '4/3',
    hours: '8:00 to 17:00',
    starts: 21,
    life: { listed: 12 },
    applicants: 3,
    alsoFor: [1004, 1001],
  },
  {
    company: 'Mess & Lodge Village Services',
    title: 'Village Coordinators',
    roleId: 809,
    description: `
      Rooms, keys, buses, birthdays. At 4:30 on fly-in day 140 people stand before your counter and
      every one of them wants the room at the end of the row.

      Two thirds of our site managers began at this desk. Couples may share a swing. Cyclone course
      before your first November.

      ## The first four swings
      1. Front desk with a buddy
      2. Housekeeping, two days of it, so that you know what you ask for
      3. Bookings and flights
      4. Nights, alone, with a phone number that is answered
    `,
    place: karratha,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(38.5),
    roster: '2/1',
    hours: '11 hours',
    starts: 'asap',
    life: { listed: 24 },
    applicants: 5,
    alsoFor: [805, 808],
  },
  {
    company: 'Mess & Lodge Village Services',
    title: 'Refrigeration Mechanics, 16 villages',
    roleId: 916,
    description: `
      9,300 rooms have 9,300 split systems. In January it is the most popular job in the Pilbara, and
      people bring you cake.
    `,
    place: karratha,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(68),
    roster: '2 weeks on, 1 off',
    hours: '11.5 hours',
    starts: 30,
    life: { listed: 68, closed: 51 },
    applicants: 3,
    alsoFor: [902, 906],
  },
  {
    company: 'Whistling Kite Aviation',
    title: 'Licensed Aircraft Engineer, B1, line station Newman',
    roleId: 810,
    description: `
      Two turnarounds in the morning, two in the afternoon, and a furnished flat in between. You sign
      for the aircraft that takes 36 people home; nobody will ever hurry you.
    `,
    place: { name: 'Newman Airport WA', lat: -23.42, lng: 119.8 },
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'market_rate',
    roster: '8/6',
    hours: '10 hours',
    starts: 45,
    life: { listed: 18 },
    applicants: 2,
    alsoFor: [901, 501],
  },
  {
    company: 'Hallett Ridge Contractors',
    title: 'Concreters, Whyalla',
    roleId: 406,
    life: { begun: 0 },
  },
]
