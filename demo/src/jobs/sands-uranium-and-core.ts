import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const gibberPlain = { name: '90 km from Roxby Downs SA', lat: -30.02, lng: 136.18 }

export const sandsUraniumAndCore: readonly DemoJob[] = [
  {
    company: 'Farshore Mineral Sands',
    title: 'Wet Plant Operator',
    roleId: 120,
    description: `
      Spirals, screens, cyclones, and a plant that moves with the pit every eleven weeks. Four crews of
      eleven, so you matter from the first shift.

      You sleep at home. Nobody here lives more than 50 minutes from the gate, and whoever farms gets
      six weeks without shifts for harvest.
    `,
    place: { name: 'Pine Lake, Horsham VIC', lat: -36.61, lng: 142.32 },
    workType: 'full_time',
    arrangement: 'office',
    pay: hourly(46.5),
    roster: '4 on, 4 off',
    hours: '12 hours, 7 to 7',
    starts: 'asap',
    life: { listed: 10 },
    applicants: 3,
    alsoFor: [119, 308],
  },
  {
    company: 'Farshore Mineral Sands',
    title: 'Excavator and Scraper Operators, soil replacement',
    roleId: 107,
    description: `
      We take topsoil and subsoil up in two lifts and put them back in the same order, and a farmer
      stands there and watches. You need a feel for 100 millimetres. The crew leader can teach the
      rest.

      Monday to Friday. Pit closes at 16:30. No nights, ever.
    `,
    place: { name: 'Pine Lake, Horsham VIC', lat: -36.63, lng: 142.28 },
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(48),
    roster: 'Monday to Friday',
    hours: '9 hours',
    starts: 20,
    life: { listed: 83, closed: 70 },
    applicants: 4,
    alsoFor: [108, 109, 405],
  },
  {
    company: 'Gibber Plain Uranium',
    title: 'Hydrogeologist, field trial',
    roleId: 606,
    description: `
      Five injection wells, one recovery well, and a pressure cone that you will know better than your
      street. In-situ recovery is hydrogeology with consequences: the water has to go where the model
      says, and you write the model.

      ## A usual swing
      - Well-field balance each morning, in litres
      - Two sampling days with the offsider
      - Model update on day seven, argument about it on day eight

      Dose readings are shown to everybody each month. Ask for the last twelve before you apply.
    `,
    place: gibberPlain,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: daily(940),
    roster: '9 days on, 5 off',
    hours: '11 hours, days',
    starts: 25,
    project: {
      description: 'Field trial of in-situ recovery with five wells in and one out.',
      timeframe: 'Until the end of next year',
      stage: 'Pre-Feasibility',
      teamSize: '38',
      budget: '$22 million',
    },
    life: { listed: 16 },
    applicants: 3,
    alsoFor: [602, 605],
  },
  {
    company: 'Gibber Plain Uranium',
    title: 'Radiation Safety Officer',
    roleId: 1006,
    description: `
      Your badge has the number 2, and you hand out the others. Monitoring, training, transport papers,
      and the annual report that the regulator reads line by line.

      Occupational hygienist, health physicist or nurse with the RSO course: we have had good people
      from all three.
    `,
    place: gibberPlain,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'market_rate',
    roster: '9/5',
    starts: 30,
    life: { listed: 36 },
    applicants: 4,
    alsoFor: [1001],
  },
  {
    company: 'Longreach Core Drillers',
    title: 'Diamond Drillers, surface',
    roleId: 608,
    description: `
      HQ to 900 metres, NQ below that, and one hole in ten is wedged. UDR 1200s and a Sandvik that came
      in January.

      Bonus is by the metre and shared evenly by the crew, so that nobody hurries anybody else. Last
      quarter it was $118 a shift.
    `,
    place: { name: 'Cobar NSW', lat: -31.498, lng: 145.832 },
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(62),
    roster: '2 weeks on, 1 off',
    hours: '12 hours, days and nights',
    starts: 'asap',
    life: { listed: 2 },
    applicants: 4,
    alsoFor: [110, 203],
  },
  {
    company: 'Longreach Core Drillers',
    title: "Driller's Offsiders, start at the rod rack",
    roleId: 609,
    description: `
      No rig time needed. You carry rods, mix mud, wash core and learn why the driller stopped before
      you heard anything. Certificate III is paid for, with the hours to do it.

      **Honest list of what it is:** heavy, wet, loud, far away, well fed.

      Three of our last six drillers began exactly here, the fastest in two years and four months.
      Send a few lines about the hardest thing you have done with your hands.
    `,
    place: { name: 'Orange, Parkes and wherever the rig is, NSW' },
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(37),
    roster: '2:1',
    hours: '12 hours',
    starts: 'asap',
    life: { listed: 14 },
    applicants: 6,
    alsoFor: [607, 610, 204],
  },
  {
    company: 'Longreach Core Drillers',
    title: 'Core Technician',
    roleId: 610,
    description: `
      Orient, mark, measure, photograph, cut, sample, stack. 74 metres on a normal day in the shed at
      Orange, with a radio that plays what the shed votes for.
    `,
    place: { name: 'Orange NSW', lat: -33.279, lng: 149.096 },
    workType: 'casual',
    arrangement: 'office',
    pay: hourly(36.5),
    roster: '5:2',
    hours: '8 hours, Monday to Friday',
    starts: 10,
    life: { listed: 61 },
    applicants: 3,
    alsoFor: [607],
  },
]
