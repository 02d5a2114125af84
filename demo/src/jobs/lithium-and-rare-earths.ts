import type { DemoJob } from './job.ts'
import { daily, hourly } from './job.ts'

const galahHill = { name: 'Galah Hill, Ravensthorpe WA', lat: -33.43, lng: 120.29 }
const nullamunda = { name: '210 km east of Alice Springs NT', lat: -23.21, lng: 135.9 }

export const lithiumAndRareEarths: readonly DemoJob[] = [
  {
    company: 'Galah Hill Lithium',
    title: 'Process Technicians, spodumene concentrator',
    roleId: 120,
    description: `
      Dense media, flotation, filters, load-out: four stations, and you will know all of them within a
      year. The plant is small enough that you see what you changed on the same shift.

      Live in Hopetoun, Ravensthorpe or Esperance and take the bus, or fly in from Perth. The roster is
      the same for everybody, so is the pay. **If you surf, say so: the crew boss makes the swell chart.**
    `,
    place: galahHill,
    workType: 'full_time',
    arrangement: 'hybrid',
    pay: hourly(54.5),
    roster: '7/7',
    hours: '12 hours, days and nights',
    starts: 'asap',
    life: { listed: 9 },
    applicants: 6,
    alsoFor: [119, 308],
  },
  {
    company: 'Galah Hill Lithium',
    title: 'Development Miners for the portal: jumbo and charge-up',
    roleId: 103,
    description: `
      The pit is nearly deep enough, so from March we go underground: one portal, two kilometres of
      decline in the first year and a crew of fourteen that starts from nothing. You drill, charge and
      bolt, and change about. A jumbo operator who still likes to charge is who we have in mind.

      What you need:
      - Two years on a twin-boom jumbo, or five as a charge-up operator who bores
      - A shotfirer's ticket, or the wish to sit for it
      - Patience with a portal in clay
    `,
    place: galahHill,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: hourly(97),
    roster: '8/6',
    hours: '12 hours; one crew of the four on nights',
    starts: 90,
    life: { listed: 10 },
    applicants: 4,
    alsoFor: [104, 105],
  },
  {
    company: 'Galah Hill Lithium',
    title: 'Charge-up Operators, first headings',
    roleId: 105,
    description: `
      Emulsion, two lifters of a Charmec that is new and a magazine that is newer. Headings of five by
      five and a half; you will know the geologist by name, since she stands there each morning.

      Underground shotfiring ticket for WA and one year on the charge-up crew of any metal mine.
    `,
    place: galahHill,
    workType: 'contract',
    contractLength: '12 months',
    arrangement: 'fifo',
    pay: hourly(91),
    roster: '7/7',
    hours: '12 hours, days',
    starts: 90,
    life: { listed: 14 },
    applicants: 2,
    alsoFor: [101, 103],
  },
  {
    company: 'Galah Hill Lithium',
    title: 'Road Train Drivers, concentrate to Esperance',
    roleId: 801,
    description: `
      Quads, 146 tonnes all up, 182 kilometres of sealed road and a port that does not make you wait.
      Two return trips a shift and you are home, whichever end you call home.

      - MC licence with a year of it spent pulling three or more
      - Dangerous goods not needed
      - Kangaroos between Munglinup and Dalyup, every dusk
    `,
    place: { name: 'Esperance WA', lat: -33.86, lng: 121.89 },
    workType: 'full_time',
    arrangement: 'field',
    pay: hourly(49),
    roster: '2 weeks on, 1 week off',
    hours: '11 hours',
    starts: 14,
    life: { listed: 43 },
    applicants: 3,
    alsoFor: [405, 106],
  },
  {
    company: 'Galah Hill Lithium',
    title: 'Laboratory and Plant Metallurgist',
    roleId: 119,
    description: `
      Half of the week in the laboratory, half on the float deck. Lithia recovery is 74.8 per cent and
      every tenth of it is worth a person's wages. You would run the reagent trial that starts in
      autumn, and write it up under your own name.
    `,
    place: galahHill,
    workType: 'full_time',
    arrangement: 'fifo',
    pay: 'undisclosed',
    roster: '4/3',
    hours: '10 hours',
    starts: 40,
    life: { listed: 104, closed: 80 },
    applicants: 3,
    alsoFor: [503, 120],
  },
  {
    company: 'Nullamunda Rare Earths',
    title: 'Project Engineer, structures and concrete',
    roleId: 403,
    description: `
      19,000 cubic metres of concrete before the first steel stands, most of it poured at night because
      of the heat. You look after two contractors, a batch plant and a laboratory in a shipping
      container, and you are the one who says that a pour stops.

      ## We would like
      - Five years on sites, two of them remote
      - Experience with AS 3600 that goes beyond the number
      - Somebody who talks to the steel fixers before they talk to the planner

      There is no alcohol on site. People stay longer than they expected to all the same.
    `,
    place: nullamunda,
    workType: 'contract',
    contractLength: '27 months, until first oxide',
    arrangement: 'fifo',
    pay: daily(980),
    roster: '2 weeks on, 1 off',
    hours: '10.5 hours, days only',
    starts: 21,
    project: {
      description:
        'Construction of a mine, a cracking plant, a bore field and a 24 kilometre access road.',
      timeframe: '27 months to first oxide',
      stage: 'Construction',
      teamSize: '310 on site at the peak',
      budget: '$1.1 billion',
    },
    life: { listed: 13 },
    applicants: 5,
    alsoFor: [402, 507, 401],
  },
  {
    company: 'Nullamunda Rare Earths',
    title: 'Grader, Roller and Loader Operators, access road',
    roleId: 405,
    description: `
      Twenty-four kilometres of road over sand country, of which seven are done. Final trim is by GPS
      from kilometre nine on. Locals from Central Australia come first: the agreement says one in five,
      and we are past it.

      If you do not fly, there is a bus from Alice Springs on the first and the third Monday.
    `,
    place: nullamunda,
    workType: 'contract',
    contractLength: '8 months',
    arrangement: 'fifo',
    pay: hourly(58),
    roster: '2/1',
    hours: '10.5 hours',
    starts: 'asap',
    project: {
      description:
        'A sealed access road from the Plenty Highway to the plant, with four floodways.',
      timeframe: '8 months',
      stage: 'Construction',
      teamSize: '26',
      budget: '$31 million',
    },
    life: { listed: 22 },
    applicants: 4,
    alsoFor: [109, 108, 402],
  },
  {
    company: 'Nullamunda Rare Earths',
    title: 'Community Relations Advisor',
    roleId: 705,
    description: `
      You spend two days a week at the office in Alice Springs and the others where people are: at
      homesteads, at community meetings, at the site when elders visit.

      Leah, who leads the team, puts it this way:

      > We do not need somebody who explains the mine. We need somebody who comes back with what was
      > said.

      Driver's licence, satisfactory Ochre Card, and the patience for meetings without an end time.
      Speakers of Arrernte are asked to apply even when nothing else here fits.
    `,
    place: { name: 'Alice Springs NT', lat: -23.7, lng: 133.881 },
    workType: 'full_time',
    arrangement: 'hybrid',
    pay: daily(610),
    roster: '9/5',
    hours: '7.6 hours, longer when travelling',
    starts: 30,
    life: { listed: 35 },
    applicants: 4,
    alsoFor: [704],
  },
  {
    company: 'Nullamunda Rare Earths',
    title: 'Contracts and Procurement Advisor',
    roleId: 807,
    description: `
      We have 63 packages to let and 22 to close out. Draft for Ashok: mention the Darwin office?
    `,
    place: { name: 'Darwin or Alice Springs NT' },
    workType: 'contract',
    contractLength: '12 months',
    arrangement: 'office',
    pay: 'negotiable',
    life: { begun: 5 },
  },
  {
    company: 'Pencil Pine Nickel',
    title: 'Underground Mine Manager',
    roleId: 112,
    description: `
      An old nickel mine on the west coast of Tasmania is being pumped out. When the water reaches the
      4 level, in about seven months, we need its statutory manager, and we would like you to have
      watched it go down.

      First Class Certificate of Competency. A raincoat. Zeehan has a good bakery, a hospital that is
      forty minutes away and 2,400 millimetres a year.
    `,
    place: { name: 'Zeehan TAS', lat: -41.888, lng: 145.339 },
    workType: 'full_time',
    arrangement: 'office',
    pay: 'negotiable',
    roster: 'Lifestyle roster, to be agreed',
    starts: 90,
    life: { listed: 7 },
    applicants: 3,
    alsoFor: [111, 113],
  },
]
