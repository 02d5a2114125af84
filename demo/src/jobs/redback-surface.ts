import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const openPits = {
  name: 'Redback Ridge, 65 km north-east of Kalgoorlie WA',
  lat: -30.331,
  lng: 121.93,
}
const kalgoorlie = { name: 'Kalgoorlie WA', lat: -30.751, lng: 121.47 }
const company = 'Redback Ridge Mining'

export const redbackSurface: readonly DemoJob[] = [
  {
    company,
    title: 'Operators for the cutback, 24 positions',
    roleId: 106,
    description: `
      The western cutback adds 41 million tonnes to the pit, and we are doing it ourselves. That makes
      24 seats: sixteen on trucks, three on dozers, two on graders, two on excavators and one on the
      water cart.

      ## Who we look for
      **Ten seats are for people who have never driven a haul truck.** If you have driven anything
      large, on a farm, on a rig or in a port, you know more than you think. Training takes six weeks
      and is paid as work.

      The other fourteen are for people with two years on the machine. Tell us which one.

      ## What you get
      - A year's roster on the day you sign
      - One machine and one crew, unless you ask for a change
      - $4,000 after twelve months, $6,000 after twenty-four
      - The bus from Kalgoorlie, or the flight from Perth

      ## What we ask
      - A manual C class licence, held for two years
      - 0.00 on every shift, without exceptions
      - Nights, half of the time
    `,
    place: openPits,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(56),
    roster: 'Even time',
    hours: '12 hours, 5:30 to 17:30 and 17:30 to 5:30',
    starts: 35,
    life: { listed: 18 },
    applicants: 37,
    alsoFor: [
      101, 102, 107, 108, 109, 110, 120, 405, 407, 607, 608, 609, 801, 803, 805, 909, 912, 913, 915,
    ],
  },
  {
    company,
    title: 'Mine Geologist, open pit',
    roleId: 116,
    description: `
      Grade control for two pits: you plan the RC drilling, log it the same day and mark out the dig
      blocks before the excavator asks for them. Reconciliation has been within four per cent for
      three quarters, and we would like to hear why it is not three.

      You should have two years in gold, know your way around Leapfrog or Surpac, and have opinions
      about dilution that you can defend to a shift boss at five in the morning.

      Housing allowance for people who live in Kalgoorlie-Boulder: $420 a week.
    `,
    place: openPits,
    workType: 'full_time',
    arrangement: 'field',
    pay: daily(720),
    roster: '5/2, 4/3',
    hours: '10.5 hours on site, bus included',
    starts: 28,
    life: { listed: 11 },
    payment: 'credit',
    applicants: 4,
    alsoFor: [601, 602, 611],
  },
  {
    company,
    title: 'HD Fitters, mobile plant workshop',
    roleId: 901,
    description: `
      Komatsu and Cat, in a workshop with a roof that was finished last winter. Seven bays, two 40-tonne
      cranes, a tyre pad, and a service truck for the pit.

      Planned work is planned here: 83 per cent last month. When something breaks at three in the
      morning there are two of you, always.

      - Trade certificate, heavy diesel
      - Own hand tools to one inch; everything larger is ours
      - Tool allowance of $38 a week, and a boot voucher that covers good boots
    `,
    place: openPits,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(74.5),
    roster: '8 on 6 off',
    hours: '12 hours',
    starts: 'asap',
    life: { listed: 28 },
    applicants: 7,
    alsoFor: [902, 903],
  },
  {
    company,
    title: 'Site Paramedic',
    roleId: 1004,
    description: `
      One paramedic a shift, one clinic, 420 rooms and a helicopter that is fifty minutes away. Most
      days are blood pressure, sprained ankles and drug screens. You are here for the other days.

      AHPRA registration and three years on road are needed. Remote or industrial experience helps.
      Our emergency team trains each Thursday, and you run every second session.
    `,
    place: openPits,
    workType: 'contract',
    contractLength: '12 months',
    arrangement: 'fifo',
    pay: daily(780),
    roster: '2/2',
    hours: '12 hours, on call at night',
    starts: 14,
    life: { listed: 78, closed: 55 },
    applicants: 4,
    alsoFor: [1003, 1009],
  },
  {
    company,
    title: 'Stores Officer',
    roleId: 805,
    description: `
      Our warehouse holds 14,600 lines and knows where 14,400 of them are. Help us find the rest.

      Receiving, picking, cycle counts, and the counter from 5:15 when the fitters come. Pronto Xi is
      what we use; if you know SAP or Ellipse you will have it in a fortnight. Forklift ticket needed,
      HR licence welcome.

      Residential. School hours can be talked about for one of the two positions.
    `,
    place: kalgoorlie,
    workType: 'part_time',
    arrangement: 'office',
    pay: hourly(41),
    roster: 'Monday to Thursday',
    hours: '30 hours a week',
    starts: 'asap',
    life: { listed: 1 },
    payment: 'second card',
    applicants: 3,
    alsoFor: [808, 915],
  },
]
