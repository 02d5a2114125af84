import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const duchessCreek = { name: 'Duchess Creek, south of Cloncurry QLD', lat: -21.21, lng: 140.38 }
const oakeyFlat = { name: 'Oakey Flat, Blackwater QLD', lat: -23.41, lng: 148.71 }
const wilgaraNorth = { name: 'Wilgara North, Emerald QLD', lat: -23.17, lng: 148.31 }

export const copperAndCoal: readonly DemoJob[] = [
  {
    company: 'Thornbill Copper',
    title: 'Longhole Drillers, sub-level open stopes',
    roleId: 104,
    description: `
      Down to 720 metres it is cool, below that we are honest: it is warm, and the new fan comes in
      June. Two Solos and one Simba. Rings of up to 34 holes; the deviation log is read out at the
      Monday meeting with names.

      Families are welcome in Cloncurry. We own 46 houses and rent them at what they cost us.
    `,
    place: duchessCreek,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(79),
    roster: '7 days on / 7 days off',
    hours: '12 hours, 6 to 6; half of each swing on nights',
    starts: 'asap',
    life: { listed: 12 },
    applicants: 5,
    alsoFor: [103, 110],
    casey: 'approved',
  },
  {
    company: 'Thornbill Copper',
    title: 'Jumbo Operators, decline to 900 metres',
    roleId: 103,
    description: `
      The decline has 180 metres to go down and a cross-cut to the new lens. Two DD422i, five-metre
      rounds, full mechanised bolting and mesh. We ask for two years in the seat and care about your
      profile as much as your metres: overbreak is measured every cut and nobody is told off for a
      slow one that is square.

      You fly from Cairns, Townsville or Brisbane; we book it and we pay the day that a flight is late.
    `,
    place: duchessCreek,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(94),
    roster: '8/6',
    hours: '12 hours, days and nights swing about',
    starts: 'asap',
    life: { listed: 6 },
    applicants: 3,
    alsoFor: [104],
  },
  {
    company: 'Thornbill Copper',
    title: 'Fixed Plant Fitters, concentrator',
    roleId: 903,
    description: `
      Bought second-hand in 1998 and kept going with great stubbornness: our concentrator needs two
      more people who like old machines. You will pour white metal at least once, and nobody under
      fifty here can show you how.

      - Mechanical fitting trade
      - EWP and working at heights
      - Dogging ticket is useful; we send you for it otherwise
    `,
    place: duchessCreek,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(66.5),
    roster: '8:6',
    hours: '12 hours',
    starts: 21,
    life: { listed: 25 },
    applicants: 5,
    alsoFor: [904, 919],
  },
  {
    company: 'Thornbill Copper',
    title: 'Mine Ventilation Officer',
    roleId: 118,
    description: `
      Ventsim model, twelve primary fans, a refrigeration plant on the drawing board and 131 people who
      breathe what you send them. Statutory position under Queensland law; we support you through the
      certificate when you hold a degree and three years underground.
    `,
    place: duchessCreek,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: daily(860),
    roster: '8/6',
    hours: '12 hours',
    starts: 30,
    life: { listed: 39 },
    applicants: 3,
    alsoFor: [115, 113, 1006],
  },
  {
    company: 'Thornbill Copper',
    title: 'Exploration Geologist, Malbon Range',
    roleId: 601,
    description: `
      Thirty targets, one rig, a helicopter for ten days in May. You map in the cool months, you drill
      in the warm ones, and between them you tell the managing director in the mess why the thirty are
      now twelve. She will have a decision by pudding.
    `,
    place: { name: 'Cloncurry QLD', lat: -20.696, lng: 140.505 },
    workType: 'full_time',
    arrangement: 'field',
    pay: daily(650),
    roster: '2 weeks on, 1 off',
    starts: 28,
    project: {
      description: 'Greenfields copper and gold exploration over 640 square kilometres.',
      timeframe: 'Two field seasons',
      stage: 'Exploration',
      teamSize: '7',
      budget: '$6.2 million',
    },
    life: { listed: 73, closed: 44 },
    applicants: 4,
    alsoFor: [602, 611, 116],
  },
  {
    company: 'Wilgara Coking Coal',
    title: 'Longwall Operators, Oakey Flat',
    roleId: 121,
    description: `
      The face is 300 metres wide and moves to a new panel every fourteen months. The next one is
      drier, thicker and further from the drift, so we are making the crews one larger.

      1. Shearer and shield experience of at least a year
      2. Generic coal induction, Standard 11, or the date of your course
      3. Coal Board medical

      Permanent from the first day. Labour hire is for longwall moves only, and we mean it.
    `,
    place: oakeyFlat,
    workType: 'full_time',
    arrangement: 'hybrid',
    pay: hourly(78),
    roster: '7/7',
    hours: '12.5 hours with handover',
    starts: 'asap',
    life: { listed: 5 },
    applicants: 4,
    alsoFor: [101, 102],
  },
  {
    company: 'Wilgara Coking Coal',
    title: 'ERZ Controllers, development panels',
    roleId: 122,
    description: `
      Two development panels, two shifts, and deputies who are known for stopping the miner when
      something is off. We have never asked one why in a tone.

      ERZC ticket for Queensland, gas testing that is second nature, and a hand for crews with many
      cleanskins: eleven started this winter.
    `,
    place: oakeyFlat,
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(98.5),
    roster: '5/5, 4/4',
    hours: '12.5 hours',
    starts: 30,
    life: { listed: 50 },
    applicants: 3,
    alsoFor: [121, 111],
  },
  {
    company: 'Wilgara Coking Coal',
    title: 'Belt Splicers, longwall move',
    roleId: 912,
    description: `
      Five weeks, 3.1 kilometres of belt out and 3.4 in. Vulcanised splices only. Bring your crew: we
      book teams of four and pay the team leader more.

      _Camp in Blackwater, bus at 5:10, cold drinks at both ends._
    `,
    place: oakeyFlat,
    workType: 'contract',
    contractLength: '5 weeks',
    arrangement: 'field',
    pay: daily(820),
    roster: '14 on 7 off',
    hours: '12 hours',
    starts: 18,
    project: {
      description: 'Longwall move from panel 207 to panel 208, with a new tailgate drive.',
      timeframe: '5 weeks',
      stage: 'Execution',
      teamSize: '90',
    },
    life: { listed: 27 },
    applicants: 4,
    alsoFor: [904, 903, 909],
  },
  {
    company: 'Wilgara Coking Coal',
    title: 'Rehabilitation Specialist',
    roleId: 703,
    description: `
      We are four years ahead of what the licence asks for, and Hugh, our head of land and water, would
      like it to be five. Landform design, seed mixes, 40 hectares a year of brigalow, and a herd of
      cattle that tells us whether it worked.
    `,
    place: wilgaraNorth,
    workType: 'full_time',
    arrangement: 'office',
    pay: 'negotiable',
    roster: '5/2',
    hours: '7:00 to 15:30',
    starts: 35,
    life: { listed: 19 },
    applicants: 4,
    alsoFor: [701, 707],
  },
]
