import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const dubbo = { name: 'Dubbo NSW', lat: -32.255, lng: 148.615 }
const muswellbrook = { name: 'Muswellbrook NSW', lat: -32.273, lng: 150.894 }
const dampier = { name: 'Dampier WA', lat: -20.665, lng: 116.712 }

export const networksAndWorkshops: readonly DemoJob[] = [
  {
    company: 'Riverbend Networks',
    title: 'Line Workers, distribution and transmission',
    roleId: 305,
    description: `
      61,000 kilometres of line and 34 depots, so there is probably one near your mum. You take the
      truck home, you are on call one week in five, and after a storm you are asked, not sent.

      - Cert III ESI, distribution or transmission
      - HR licence or better
      - Live line ticket is worth $3.20 an hour more

      Depots with a vacancy now: **Bourke, Cobar, Nyngan, Walgett, Wellington.**
    `,
    place: { name: 'Bourke, Cobar, Nyngan, Walgett or Wellington NSW' },
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(61),
    roster: '9 day fortnight',
    hours: '7:00 to 15:45',
    starts: 'asap',
    life: { listed: 21 },
    applicants: 4,
    alsoFor: [301, 303],
  },
  {
    company: 'Riverbend Networks',
    title: 'Protection and Control Engineer',
    roleId: 306,
    description: `
      Nothing in the renewable energy zone is switched on before somebody has set the relays. Four
      batteries, twenty-three solar farms and a line that used to carry power the other way.

      You would do settings, studies and commissioning, in that order of hours and the opposite order
      of fun. SEL, GE and Siemens are all in the racks. RPEQ or on the way there.

      Electricians with a technician's mind: we train you for three years. Apply and say that.
    `,
    place: dubbo,
    workType: 'full_time',
    arrangement: 'hybrid',
    pay: daily(1020),
    roster: '9-day fortnight',
    hours: '76 hours a fortnight',
    starts: 45,
    life: { listed: 17 },
    applicants: 4,
    alsoFor: [307, 502, 505, 301],
  },
  {
    company: 'Riverbend Networks',
    title: 'High Voltage Electricians, Macquarie Plains substation',
    roleId: 301,
    description: `
      A 330 kV substation on a paddock that was wheat last year. Terminations, earthing, SF6 handling,
      and the long list between mechanical completion and the first volt.

      Motel and allowance when you live too far away. Fridays off when the week's steps are done.
    `,
    place: { name: 'Wellington NSW', lat: -32.555, lng: 148.948 },
    workType: 'contract',
    contractLength: '14 months',
    arrangement: 'field',
    pay: hourly(72.5),
    roster: '4 days on, 3 days off',
    hours: '10 hours',
    starts: 14,
    project: {
      description: 'A 330/132 kV substation that collects five wind and solar farms.',
      timeframe: '14 months',
      stage: 'Construction and commissioning',
      teamSize: '65',
      budget: '$140 million',
    },
    life: { listed: 33 },
    applicants: 4,
    alsoFor: [906, 907, 305],
  },
  {
    company: 'Torque Creek Mechanical',
    title: 'Field Service Fitters, Hunter mines',
    roleId: 901,
    description: `
      Your ute, your tools, fourteen mines and never the same breakdown twice in a week. Paid from the
      workshop gate, home for tea, or for breakfast.

      Liebherr or Hitachi diggers are what we are shortest on. If you have only ever done trucks, come
      anyway: Wiremu has turned four truck fitters into digger fitters and is proud of two.
    `,
    place: muswellbrook,
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(64),
    roster: '7/7',
    hours: '12 hours from the gate',
    starts: 'asap',
    life: { listed: 0 },
    applicants: 2,
    alsoFor: [902, 903],
  },
  {
    company: 'Torque Creek Mechanical',
    title: 'Hydraulic Technician, bench',
    roleId: 914,
    description: `
      Cylinders to 320 millimetres, pumps, valves, one test bench and one lathe from 1974 that still
      holds two hundredths. A small shop behind the office, two people, soon three.
    `,
    place: muswellbrook,
    workType: 'full_time',
    arrangement: 'office',
    pay: 'award',
    roster: 'Mon-Fri',
    hours: '6:00 to 15:00',
    starts: 20,
    life: { listed: 56 },
    applicants: 3,
    alsoFor: [903, 901],
  },
  {
    company: 'Fathom Line Subsea',
    title: 'Subsea Engineer, flowline removal',
    roleId: 208,
    description: `
      Seventy-one kilometres of flowline came to rest on Angler Bank in 1996 and have to come home. You
      plan the cuts, the lifts and the order of them, and then you go and see whether the sea agrees.

      - Degree and four years in subsea installation or removal
      - BOSIET with CA-EBS, offshore medical
      - _Nice to have:_ you have been sick on a boat and went again

      Travel is paid from any capital city.
    `,
    place: dampier,
    workType: 'contract',
    contractLength: '2 years',
    arrangement: 'fifo',
    pay: daily(1350),
    roster: '4 weeks on, 4 weeks off',
    hours: '12 hours, noon to midnight or midnight to noon',
    starts: 40,
    project: {
      description: 'Removal of 71 kilometres of flowline and eleven mooring buoys off Dampier.',
      timeframe: 'Four seasons',
      stage: 'Decommissioning',
      teamSize: '85 offshore',
      budget: '$260 million',
    },
    life: { listed: 23 },
    applicants: 3,
    alsoFor: [206, 501, 209],
  },
  {
    company: 'Fathom Line Subsea',
    title: 'Pipeline Technicians, vessel based',
    roleId: 209,
    description: `
      Pigging, hydrotesting, leak detection and isolation on whichever vessel has the job. Twelve of
      you, four on a ship. Supervisors here have all been technicians, so you will not have to explain
      what a stuck pig is.
    `,
    place: dampier,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: daily(760),
    roster: '28/28',
    hours: '12 hours',
    starts: 14,
    life: { listed: 91, closed: 72 },
    applicants: 4,
    alsoFor: [201, 903, 308],
  },
]
