import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { fieldTickets, officeTickets } from './tickets.ts'

const works: Craft['works'] = ['metal mine', 'underground mine', 'coal mine', 'mining contractor']

export const mineTechnicalCrafts: readonly Craft[] = [
  {
    roleId: 113,
    ladder: listed(
      'Graduate Mining Engineer, Mining Engineer, Senior Mining Engineer, Technical Services Superintendent',
    ),
    pay: [58, 118],
    works,
    duties: linesOf(`
      Prepared {weekly and monthly|quarterly and annual} schedules in {Deswik.Sched|MineSched} for {8-24} Mt of total movement
      Designed pit stages and ramps and reconciled them against actuals
      Ran haulage studies that moved a crusher feed ramp and saved {4-11} per cent of truck hours
      Wrote the short-term plan with geology, survey and production every Wednesday
      Built cut-off grade and scenario models for the life-of-mine plan
      Supervised {two|three} graduates and a vacation student
    `),
    skills: listed(
      'Deswik.CAD, Deswik.Sched, GEOVIA Surpac, GEOVIA Whittle, Short-term planning, Haulage modelling, Pit design, Reconciliation',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Mining)'],
    wishes: linesOf(`
      Planning role at an operation that still visits the pit, {residential in {town}|8/6 from {city}}.
      Medium-term planning with a path to superintendent. Open to {underground|open pit} and to a move.
    `),
    answers: linesOf(`
      {Short and medium term|Medium and long term}, about two thirds of my {years}. The rest was operations, which made the plans better.
      {Deswik.CAD and Deswik.Sched|GEOVIA Surpac, Whittle and MineSched} every day, Excel and a little Python for the checks.
      Truck and shovel pits with {5|10} metre benches, and {a year of long-hole stoping|some strip mining in coal}.
      {Gold and copper|Iron ore and lithium|Coking coal}, most recently at {site} near {town}.
    `),
  },
  {
    roleId: 114,
    ladder: listed(
      'Graduate Engineer, Drill and Blast Engineer, Senior Drill and Blast Engineer, Drill and Blast Superintendent',
    ),
    pay: [60, 112],
    works,
    duties: linesOf(`
      Designed {30-80} blasts a month with {ShotPlus|JKSimBlast} and tracked them to the crusher
      Cut powder factor by {6-15} per cent without losing fragmentation
      Kept vibration at the nearest house below {4-8} millimetres a second
      Managed the explosives contract and its quarterly audit
      Ran fragmentation and movement monitoring for ore blasts
    `),
    skills: listed(
      'ShotPlus, JKSimBlast, Fragmentation analysis, Vibration control, Explosives management, Electronic detonators, Deswik.CAD',
    ),
    tickets: [...officeTickets, 'Shotfirer Licence'],
    study: ['Bachelor of Engineering (Mining)'],
    wishes: [
      'Drill and blast engineering where somebody measures downstream results. FIFO from {city} is fine.',
    ],
    answers: linesOf(`
      {ShotPlus 6 and BlastIQ|JKSimBlast and Deswik}, plus the vibration models that I keep in Python.
      Up to {350,000|600,000} tonnes a shot, {127 to 229|165 to 270} mm holes, bulk emulsion and electronic initiation.
      At {site} I opened the pattern in soft ground and tightened the stemming: {7-13} per cent less explosive and fewer noise complaints.
    `),
  },
  {
    roleId: 115,
    ladder: listed(
      'Graduate Geotechnical Engineer, Geotechnical Engineer, Senior Geotechnical Engineer, Principal Geotechnical Engineer',
    ),
    pay: [60, 120],
    works,
    duties: linesOf(`
      Monitored {three|four|five} pit walls by radar and prisms and ran the alarm response
      Wrote and audited the ground control management plan
      Mapped structures and rebuilt the {Slide2|RS2|FLAC3D} models after each cutback
      Approved ground support standards for {development|stope brows}
      Trained supervisors to inspect walls and report movement
    `),
    skills: listed(
      'Slope stability radar, Slide2, RS2, FLAC3D, Dips, Ground control management plan, Core logging, Extensometers',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Science (Geology)'],
    wishes: [
      'Geotechnical role with responsibility for a pit or a panel, and time underground every week.',
    ],
    answers: linesOf(`
      {Foliated greenstones with a weathered upper wall|A weak footwall in a 280 metre pit|High stress at 900 metres}, at {site} for {years} all told.
      Radar and prisms daily, extensometers and {seismic arrays|piezometers}, and {Slide2 and RS2|FLAC3D} for the models.
      I wrote the plan at {site} and audited {two|three} others as the second pair of eyes.
    `),
  },
  {
    roleId: 116,
    ladder: listed(
      'Graduate Geologist, Mine Geologist, Senior Mine Geologist, Geology Superintendent',
    ),
    pay: [52, 98],
    works,
    duties: linesOf(`
      Ran grade control for a {1.2|2.4|6} Mtpa {open pit|underground} operation
      Marked up {ore blocks|faces} and supervised RC grade control drilling, {20-60} km a year
      Reconciled model, mine and mill every month and explained the gaps
      Logged core and chips into {acQuire|Datashed} with checks at entry
      Looked after sampling quality with standards, blanks and duplicates
    `),
    skills: listed(
      'Grade control, Leapfrog Geo, GEOVIA Surpac, acQuire GIM Suite, Face mapping, Reconciliation, QAQC, RC drilling',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Science (Geology)'],
    wishes: [
      'Grade control in gold or base metals, {8/6|residential}. I like being out at the face more than at a desk.',
    ],
    answers: linesOf(`
      RC grade control on {10 by 8|12.5 by 10} metres in {gold, open pit|nickel, underground face sampling}.
      {Leapfrog and Surpac|Vulcan and Leapfrog Edge} with an acQuire database.
      Month by month by domain. At {site} the mill called for {5-9} per cent more than the model, and it turned out to be the bulk density of the oxide.
    `),
  },
  {
    roleId: 117,
    ladder: listed(
      'Survey Assistant, Mine Surveyor, Senior Mine Surveyor, Registered Mine Surveyor',
    ),
    pay: [50, 96],
    works,
    duties: linesOf(`
      Set out and picked up {development headings|pit benches and dumps} to {5-20} millimetres
      Flew {weekly|monthly} drone surveys and reported volumes to within {1-2} per cent
      Scanned stopes with a cavity monitoring system and supplied as-builts
      Kept statutory plans and the survey control network
      Ran gyro breakthrough checks on {600-1900} metre drives
    `),
    skills: listed(
      'Leica total stations, Drone photogrammetry, Cavity monitoring, Deswik.CAD, GEOVIA Surpac, Trimble Business Center, Statutory plans',
    ),
    tickets: fieldTickets,
    study: ['Advanced Diploma of Surveying'],
    wishes: ['Mine survey with a mix of underground and drone work, even time if possible.'],
    answers: linesOf(`
      {Authorised Mine Surveyor Grade 1|Registered Mine Surveyor, working towards underground}, {state}.
      Leica TS16 and MS60, {DJI M300|WingtraOne} drones and a {Zeb|C-ALS} scanner.
      {Surpac and Deswik.CAD|Vulcan and Trimble Business Center}.
      About {60|70} per cent underground over {years}, the rest pit and civil set-out.
    `),
  },
]
