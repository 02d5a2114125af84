import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { undergroundTickets } from './tickets.ts'

const schooling = ['Certificate III in Underground Metalliferous Mining']
const works: Craft['works'] = ['underground mine']

export const undergroundCrafts: readonly Craft[] = [
  {
    roleId: 101,
    ladder: listed(
      'Nipper, Underground Truck Operator, Underground Bogger Operator, Senior Bogger Operator',
    ),
    pay: [48, 72],
    works,
    duties: linesOf(`
      Bogged {development headings|production stopes} with a {Sandvik LH621i|Cat R2900G|Epiroc ST18}, averaging {900-1500} tonnes a shift
      Ran tele-remote loaders from the surface control room over shift change and firing
      Kept drawpoints, stockpiles and ore passes clean and reported oversize before it hung up
      Trained {2-6} new operators to sign-off on loaders and integrated tool carriers
      Carried out pre-start checks and logged defects in Pronto
      Worked to the ground control management plan and barricaded unsupported ground
      Backfilled stopes with {cemented rock|paste} fill on a bottom-up sequence
    `),
    skills: listed(
      'Tele-remote bogging, Stope production, Development bogging, Pre-start inspections, Ore pass management, Integrated tool carrier, Sandvik AutoMine, Backfilling',
    ),
    tickets: undergroundTickets,
    study: schooling,
    wishes: linesOf(`
      A production bogging seat with a crew that looks after its gear. {Happy|Keen} to keep going on tele-remote, and open to training for the jumbo.
      Full-time bogging on an {even-time|8/6} roster out of {city}. I would like to stay underground in gold or copper.
    `),
    answers: linesOf(`
      {Mostly Cat R2900G and R3000H|Sandvik LH517 and LH621i}, with some time on the smaller gear for rehab work. All up {years} underground, the last of it at {site}.
      {About a third|Roughly half} of my bogging has been tele-remote, run from a surface cabin through {AutoMine|the Cat Command station}. We bogged through re-entry, so the stopes never stood still.
      {950-1400} tonnes is a normal shift from {long-hole open stoping|sub-level caving} with a {200-400} metre tram. On a short tram I have done more, but I would rather be steady than break a machine.
      Underground induction, first aid, work at heights and self-rescuer, all current until {until}. The site induction for {site} is still active.
      I have done 2:1, 8/6 and 7/7. {Even time suits me best|8/6 suits me best} because I have family in {town}.
    `),
  },
  {
    roleId: 102,
    ladder: listed(
      'Nipper, Service Crew Member, Underground Truck Operator, Lead Underground Truck Operator',
    ),
    pay: [44, 62],
    works,
    duties: linesOf(`
      Hauled ore and waste up the decline in a {Cat AD60|Sandvik TH663i|Epiroc MT65}
      Kept to radio call-up points and right-of-way rules on a single-lane decline
      Greased, fuelled and washed down trucks between shifts
      Spread road base and watered the decline on back shift
      Buddied new starters through their first {60-120} hours
      Moved {9-16} loads a shift over a haul of {3-7} kilometres
    `),
    skills: listed(
      'Underground haulage, Decline driving, Radio procedures, Pre-start inspections, Water cart, Agitator, Traffic management',
    ),
    tickets: undergroundTickets,
    study: schooling,
    wishes: linesOf(`
      Truck driving underground with the chance to move onto a bogger. I can start quickly and fly from {city}.
      Steady truck work on a {2:1|8/6} swing with a contractor who trains people up.
    `),
    answers: linesOf(`
      {Sandvik TH663i (63 t) and TH551|Cat AD60 and AD55B|Epiroc MT6020 and MT65}. I have {years} on the tools at {employer} and before that.
      One in seven declines, {one|two} of them over {4-6} kilometres to the portal. At {site} the haul is about {35-55} minutes return.
      {Integrated tool carrier, water cart and grader|Agitator and IT}. I am part way through my hours on the R1700 loader.
    `),
  },
  {
    roleId: 103,
    ladder: listed(
      'Nipper, Charge-up Operator, Jumbo Offsider, Jumbo Operator, Lead Jumbo Operator',
    ),
    leastYears: 5,
    pay: [62, 105],
    works: ['underground mine'],
    duties: linesOf(`
      Bored and supported {5.0|5.5} by {5.5|6.0} metre headings with a twin-boom {Sandvik DD422i|Epiroc M2C}
      Installed split sets, resin bolts and mesh to the ground support standard
      Led a development crew that made {180-340} metres a month
      Cable bolted intersections and rehabilitated old drives
      Marked up and bored faces to survey lines, holding overbreak under {6-10} per cent
      Mentored offsiders and charge-up crews on working in front of unsupported ground
    `),
    skills: listed(
      'Twin-boom jumbo, Ground support, Cable bolting, Face boring, Shotcrete, Rehabilitation, Laser setup, Crew leadership',
    ),
    tickets: [...undergroundTickets, 'Shotfirer (underground)'],
    study: schooling,
    wishes: linesOf(`
      Lead jumbo work on a development contract with decent metres and good ground support gear.
      A two-boom seat with a settled crew, {gold or nickel|any commodity}, point of hire {city}.
    `),
    answers: linesOf(`
      {Sandvik DD421 and DD422i|Epiroc Boomer M2C and the older 282}. {years} in mining, {3-8} years of it as lead operator.
      Everything from tight hard rock to squeezing ultramafics. Split sets and mesh mostly, resin bolts and fibrecrete where the ground is moving.
      Our last crew averaged {220-320} metres a month with one jumbo and a share of a second.
      {site} near {town}: {long-hole open stoping|sub-level open stoping with paste fill}, a decline mine about {600-1100} metres deep.
    `),
  },
  {
    roleId: 104,
    ladder: listed('Nipper, Longhole Offsider, Longhole Drill Operator, Senior Longhole Driller'),
    pay: [56, 88],
    works,
    duties: linesOf(`
      Drilled {76|89|102} mm production rings up to {25-42} metres with a {Sandvik DL432i|Epiroc Simba E7C}
      Surveyed collars and breakthroughs and kept deviation inside {1-2} per cent
      Drilled slot raises, cable holes and service holes for dewatering
      Reamed and re-drilled squeezed holes without holding up the charge crew
      Kept drill consumables to budget and reported metres a bit
    `),
    skills: listed(
      'Longhole drilling, Simba, Slot raises, Hole deviation control, Ring designs, Cable bolt drilling, Tube drilling',
    ),
    tickets: undergroundTickets,
    study: schooling,
    wishes: [
      'Production drilling on {day shift and night shift|any panel}, ideally with automation through shift change.',
    ],
    answers: linesOf(`
      {Simba M4C and E7C|Sandvik DL421 and DL432i}, {years} in total, mostly at {site}.
      76 to 102 mm, up to {28-40} metres, up-hole and down-hole fans, parallel slots and the odd {150-200} metre service hole.
      Good collaring, tube rods on anything over 20 metres and a survey of every slot hole. Last quarter we were under {1-2} per cent at the toe.
    `),
  },
  {
    roleId: 112,
    ladder: listed(
      'Graduate Mining Engineer, Mining Engineer, Underground Shift Boss, Underground Manager, Underground Mine Manager',
    ),
    leastYears: 16,
    pay: [95, 165],
    works: ['underground mine'],
    duties: linesOf(`
      Held the statutory appointment for an underground mine producing {0.9|1.2|1.6} Mtpa
      Led {120-310} employees and contractors across four panels
      Owned a budget of {$60|$95|$140} million and cut unit costs by {7-14} per cent
      Rebuilt the ground control and ventilation management plans with the site team
      Negotiated a new development contract on schedule of rates
      Introduced tele-remote loading between shifts and gained {1-2} hours a day
    `),
    skills: listed(
      'Statutory mine management, Contract management, Budgeting, Ground control, Deswik, Production scheduling, Emergency management, Leadership',
    ),
    tickets: [...undergroundTickets, "First Class Mine Manager's Certificate"],
    study: ['Bachelor of Engineering (Mining)'],
    wishes: [
      'A residential or even-time manager role at a mine with three or more years of reserves and a board that backs safety with money.',
    ],
    answers: linesOf(`
      First Class Mine Manager's Certificate of Competency, {state}, mutually recognised in WA, QLD and NSW.
      {0.8|1.1|1.5} Mtpa, {140-320} people with contractors, an annual budget of about {$70|$90|$120} million at {site}.
      Long-hole open stoping with paste and rock fill, and {sub-level caving|up-hole retreat}; the deepest was {900-1300} metres.
      Bogging through shift change. It cost {$600,000|$900,000} in cabins and fibre and gave us {7-11} per cent more tonnes with the same fleet.
    `),
  },
]
