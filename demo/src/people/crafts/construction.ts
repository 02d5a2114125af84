import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets, tradeTickets } from './tickets.ts'

const works: Craft['works'] = ['civil', 'mining contractor', 'plant services']

export const constructionCrafts: readonly Craft[] = [
  {
    roleId: 401,
    ladder: listed(
      'Site Engineer, Project Engineer, Senior Project Engineer, Project Manager, Construction Manager',
    ),
    leastYears: 9,
    pay: [90, 160],
    works: ['civil', 'engineering', 'mining contractor'],
    duties: linesOf(`
      Delivered {$18|$42|$85|$120} million of civil works under {AS 4000|AS 4902|NEC4}
      Recovered a {six|nine} week delay by re-sequencing earthworks and night shift
      Led {35-180} staff and subcontractors on remote sites
      Settled {8-40} variations without adjudication
      Reported cost and schedule to the client and the board each month
    `),
    skills: listed(
      'Contract administration, Primavera P6, Cost control, Stakeholder management, AS 4000, Procurement, Risk management',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Civil)'],
    wishes: [
      'Project manager on mine infrastructure or roads up to {$150|$200} million, FIFO or in {city}.',
    ],
    answers: linesOf(`
      {$85|$120|$140} million, {AS 4902 design and construct|AS 4000 with a schedule of rates}.
      {Haul roads, ROM and village at {site}|An airstrip and a tailings lift in the Pilbara|Camp, roads and water for a new mine}.
      Earthworks were {five|eight} weeks behind after the wet. I split the haul into two fronts, brought in a night shift and agreed early access with the structural contractor; we gave {four|six} weeks back.
      Up to {140-220} on site with {9-16} subcontractors.
    `),
  },
  {
    roleId: 402,
    ladder: listed('Leading Hand, Site Supervisor, General Supervisor, Superintendent'),
    leastYears: 4,
    pay: [62, 98],
    works,
    duties: linesOf(`
      Supervised {earthworks and drainage|structural, mechanical and piping|concrete and precast} crews of {16-60}
      Ran pre-starts, lift studies and daily dockets
      Closed {120-400} punch items before handover
      Kept lost-time injuries at zero for {14-30} months
      Planned two weeks ahead with the engineers
    `),
    skills: listed(
      'Crew supervision, Lift planning, Concrete, Structural steel, Punch lists, Permits, Daily reporting',
    ),
    tickets: tradeTickets,
    study: ['Certificate IV in Building and Construction'],
    wishes: ['Site supervision on a construction or shutdown project, 3/1 or 8/6.'],
    answers: linesOf(`
      {Earthworks and concrete|Structural, mechanical and piping}, {years} on sites.
      {25-60} at the peak, two leading hands under me at {site}.
      Supervisor safety training with {employer}, ICAM basics and a Certificate IV.
    `),
  },
  {
    roleId: 403,
    ladder: listed('Graduate Engineer, Project Engineer, Senior Project Engineer, Project Manager'),
    pay: [54, 105],
    works: ['civil', 'engineering', 'plant services'],
    duties: linesOf(`
      Managed {conveyor|village|pump station|thickener} packages from design to handover
      Wrote scopes, tendered and awarded {$2|$6|$14} million of contracts
      Answered {60-240} technical queries and kept the register
      Tracked cost in {Cheops|SAP|InEight} and schedule in P6
      Witnessed factory tests in {Perth|Brisbane|Johor}
    `),
    skills: listed(
      'Package management, Primavera P6, Aconex, Technical queries, Tendering, Quality assurance, Commissioning support',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Mechanical)'],
    wishes: ['Project engineering with site time, {city} based and some FIFO.'],
    answers: linesOf(`
      {A thickener and its pipework|Two overland conveyors|A camp and water treatment}, from data sheet to punch list.
      {InEight and P6|SAP PS and Aconex}.
      The vendor's plinth bolts missed the steel by 60 millimetres. I got a revised base plate designed in two days and split the cost; the lift went ahead on the day.
    `),
  },
  {
    roleId: 404,
    ladder: listed(
      'Cadet Quantity Surveyor, Quantity Surveyor, Senior Quantity Surveyor, Commercial Manager',
    ),
    pay: [58, 115],
    works: ['civil', 'engineering'],
    duties: linesOf(`
      Administered contracts of {$8|$25|$60} million under {AS 4000|AS 2124}
      Assessed progress claims and {40-190} variations
      Measured bulk earthworks and structures from drawings and drone surveys
      Settled final accounts within {30-90} days of completion
      Built tender estimates with first-principles rates
    `),
    skills: listed(
      'CostX, Measurement, Progress claims, Final accounts, Estimating, AS 4000, Security of payment',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Construction Management'],
    wishes: ['Commercial role on mine construction, on site three weeks a month or in {city}.'],
    answers: linesOf(`
      AS 4000, AS 4902 and {NEC4|AS 2124}, up to {$45|$80} million.
      Mostly by keeping records straight: notices on time and a joint measure every Friday. Of {60|140} claims two went to adjudication.
      {CostX and Cheops|Expert Estimation and Excel}.
    `),
  },
  {
    roleId: 405,
    ladder: listed('Plant Operator, Civil Plant Operator, Final Trim Operator, Plant Supervisor'),
    pay: [42, 64],
    works,
    duties: linesOf(`
      Operated {20 to 50 tonne excavators|graders and rollers|scrapers and dozers} on {haul roads|tailings lifts|village pads}
      Trimmed subgrade to {15-30} millimetres with GPS
      Loaded trucks at {300-600} bank cubic metres an hour
      Worked around live services with a spotter
      Kept plant greased, fuelled and reported
    `),
    skills: listed(
      'Excavator, Grader, Roller, Final trim, Trimble Earthworks, Bulk earthworks, Service location',
    ),
    tickets: [...tradeTickets, 'MR Driver Licence'],
    study: ['Certificate III in Civil Construction Plant Operations'],
    wishes: ['Civil plant operating, final trim if there is some, from {city} or {town}.'],
    answers: linesOf(`
      Excavator {4000|6000} hours, roller {900|1500}, {grader|loader} {800|2000}; verified last year.
      {Trimble Earthworks and Topcon|Leica iCON}.
      {18 kilometres of haul road at {site}|Two tailings lifts of 2.5 metres}, with clay cores to test rolled.
    `),
  },
  {
    roleId: 407,
    ladder: listed('Trainee Scaffolder, Scaffolder, Advanced Scaffolder, Scaffold Supervisor'),
    pay: [44, 70],
    works,
    duties: linesOf(`
      Erected and altered {Quikstage and tube|system} scaffold on {crushers and thickeners|shutdowns|conveyor towers}
      Built hung and cantilevered decks to engineer's design
      Inspected and tagged {40-160} scaffolds a week
      Led a gang of {5-12} on night shift
      Kept the yard of {200-600} tonnes of gear in order
    `),
    skills: listed(
      'Quikstage, Hung scaffolds, Cantilevers, Inspection and tagging, Tube and coupler, Yard management',
    ),
    tickets: [...tradeTickets, 'Advanced Scaffolding (SA)'],
    study: ['Certificate III in Scaffolding'],
    wishes: ['Scaffolding on shutdowns or maintenance, any roster, {two|three} weeks notice.'],
    answers: linesOf(`
      {Advanced|Intermediate}, held {since {2012-2021}|for {years}}.
      {Two refinery shutdowns, a stacker and {site}|Mine shutdowns and one offshore campaign}.
      Quikstage, {Layher|tube and coupler}, hung platforms under conveyors and cantilevers over water.
    `),
  },
  {
    roleId: 409,
    ladder: listed(
      'Commissioning Engineer, Senior Commissioning Engineer, Commissioning Lead, Commissioning Manager',
    ),
    leastYears: 10,
    pay: [95, 165],
    works: ['engineering', 'civil', 'plant services', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Planned systems turnover for a {2.4|5|18} Mtpa plant: {60-160} systems
      Led {18-55} engineers and vendors from no-load to ore commissioning
      Wrote commissioning procedures and the handover matrix
      Introduced a completions database that halved open punch items
      Ran performance tests and client acceptance
    `),
    skills: listed(
      'Systems turnover, Completions, Punch management, Vendor coordination, Performance testing, P6, Energisation',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Electrical)'],
    wishes: ['Commissioning manager on a new or expanded plant, 3/1 or {city}.'],
    answers: linesOf(`
      {A gold plant, a lithium concentrator and two crushing hubs|An iron ore wet plant and a port}.
      By systems from the client's operating plan backwards. Construction hands over in boundaries and nothing is energised without its certificate.
      {Hexagon SmartCompletions|GoTechnology and OCCMS}.
    `),
  },
]
