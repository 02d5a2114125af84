import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { surfaceTickets } from './tickets.ts'

const schooling = ['Certificate III in Surface Extraction Operations']
const works: Craft['works'] = ['metal mine', 'coal mine', 'mining contractor']

export const openCutCrafts: readonly Craft[] = [
  {
    roleId: 106,
    ladder: listed(
      'Trainee Haul Truck Operator, Haul Truck Operator, Multi-skilled Operator, Lead Production Operator',
    ),
    pay: [40, 60],
    works,
    duties: linesOf(`
      Operated {Komatsu 830E|Cat 793F|Cat 789C|Liebherr T 264} haul trucks on {overburden|ore and waste} in a {12|12.5} hour rotating roster
      Kept payload and cycle times to plan through {Modular DISPATCH|Wenco|Cat MineStar}
      Completed pre-starts, brake tests and defect reports every shift
      Spotted for excavators and called in unsafe windrows and soft tips
      Ran {Cat 777 water carts|Cat 785 water trucks} for dust suppression
      Took part in the site's fatigue trial and spoke at toolbox meetings
    `),
    skills: listed(
      'Haul truck operation, Cat 793, Komatsu 830E, Modular DISPATCH, Water cart, Pre-start inspections, Radio procedures, Fatigue management',
    ),
    tickets: [...surfaceTickets, 'Conduct Haul Truck Operations (RIIMPO338E)'],
    study: schooling,
    wishes: linesOf(`
      Haul truck work on {an even-time roster|a 7/7 or 8/6 roster} with training on a dozer or digger when it comes up.
      I want a permanent spot on {coal|iron ore}, {residential in {town}|drive-in drive-out from {town}}.
    `),
    answers: linesOf(`
      {Cat 793F (227 t) and 789C|Komatsu 830E and 930E|Cat 777 and 785}. {years} all up, around {1800-2200} hours a year.
      {site} near {town} most recently. Before that a mix of {iron ore and gold|thermal and coking coal}.
      Water cart and {a bit of dozer|grader}. My last assessment was in {lately} at the yearly refresher, with no points raised.
      {7/7 days and nights|8/6|4/3 lifestyle roster}. Nights are no trouble, I sleep well in camp.
    `),
  },
  {
    roleId: 107,
    ladder: listed(
      'Haul Truck Operator, Excavator Operator, Excavator and Shovel Operator, Senior Digger Operator',
    ),
    pay: [50, 75],
    works,
    duties: linesOf(`
      Operated {Hitachi EX3600|Liebherr R 9400|Komatsu PC5500} excavators on {bulk waste|selective ore mining}
      Loaded {Cat 793|Komatsu 830E} fleets at {2200-3400} bank cubic metres an hour
      Mined ore blocks to the geologist's lines with GPS bucket guidance
      Kept face heights, floors and windrows to design
      Trained and assessed {3-8} operators on 250 tonne class diggers
    `),
    skills: listed(
      'Production excavators, Liebherr R 9400, Hitachi EX3600, Selective mining, Leica machine guidance, Face shovel, Trainer',
    ),
    tickets: [...surfaceTickets, 'Conduct Hydraulic Excavator Operations (RIIMPO301E)'],
    study: schooling,
    wishes: [
      'Primary digger seat on a {200|350|550} tonne class machine, {gold or iron ore|coal}, roster negotiable.',
    ],
    answers: linesOf(`
      {Liebherr R 9400 and R 9350|Hitachi EX3600 and EX5600|Komatsu PC3000 to PC8000}, {years} in mining and most of it digging.
      About {2400-3200} bcm an hour double-sided onto {793s|830Es}, four passes a truck.
      Grade control for {4-9} years: flitch mining at 2.5 metres with a spotter and the ore lines on the screen. I ask the geologist before I guess.
    `),
  },
  {
    roleId: 108,
    ladder: listed('Haul Truck Operator, Dozer Operator, Senior Dozer Operator, Dozer Trainer'),
    pay: [46, 68],
    works: ['coal mine', 'metal mine', 'mining contractor'],
    duties: linesOf(`
      Pushed overburden with {Cat D11T|Komatsu D475A} dozers in bulk push to {GPS|grade control} design
      Built and kept tip heads, ramps and drill pads
      Shaped final landforms at slopes up to one in {3-5} for rehabilitation
      Worked coal stockpiles and ROM pads under the void rules
      Operated semi-autonomous dozers from a remote seat
    `),
    skills: listed(
      'Cat D11, Bulk push, Stockpile dozing, Rehabilitation, Machine guidance, Tip heads, Remote dozing',
    ),
    tickets: [...surfaceTickets, 'Conduct Tracked Dozer Operations (RIIMPO323E)'],
    study: schooling,
    wishes: [
      'Dozer work on production push or rehab, {central Queensland|Hunter Valley|Pilbara} preferred.',
    ],
    answers: linesOf(`
      Cat D10 and D11T and Komatsu D475, in {production push, dumps and rehab|stockpile and push}. {years} in the seat, give or take.
      {Three years|A couple of years} on the coal stockpile with the canopy and void training. Rehab batters to one in three, with a spotter.
      {Cat MineStar Terrain|Carlson and Leica} in the cab. I can read the design and I know when the screen is wrong.
    `),
  },
  {
    roleId: 109,
    ladder: listed('Haul Truck Operator, Grader Operator, Senior Grader Operator'),
    pay: [46, 66],
    works,
    duties: linesOf(`
      Final-trimmed haul roads and ramps with {Cat 24M|Cat 16M|Komatsu GD825} graders
      Planned road work with production so that no ramp stood closed at crib
      Pulled batters and drains before the wet season
      Cleaned up spills in loading areas to spare tyres
      Sheeted {3-9} kilometres of new haul road
    `),
    skills: listed(
      'Cat 16M, Cat 24M, Road maintenance, Drainage, Grade control, Final trim, Water cart',
    ),
    tickets: [...surfaceTickets, 'Conduct Grader Operations (RIIMPO324E)'],
    study: schooling,
    wishes: [
      'Grader work on a site that cares about its roads. Permanent {days|panel} roster if there is one.',
    ],
    answers: linesOf(`
      {years} in mining, {4-9} of them final trimming on 16M and 24M graders.
      {Trimble and Topcon|Leica} cross-slope control. I trim by eye as well when it drops out.
      Loading areas and ramps first, because that is where the tyres go. Then long hauls in turn, and I talk with the water cart so we do not grade dust.
    `),
  },
  {
    roleId: 110,
    ladder: listed(
      "Driller's Offsider, Blast Hole Driller, Senior Blast Hole Driller, Drill Supervisor",
    ),
    pay: [48, 70],
    works: ['mining contractor', 'coal mine', 'metal mine'],
    duties: linesOf(`
      Drilled {152|229|270} mm blast holes with {Epiroc Pit Viper 271|Cat MD6250|Sandvik DR412i} rigs
      Held collar position and depth within {100-200} millimetres by high-precision GPS
      Set up pre-split and angled holes along final walls
      Changed bits, hammers and rods and tracked consumables
      Operated {two|three} autonomous drills from the control room
    `),
    skills: listed(
      'Pit Viper, Rotary drilling, Down-the-hole hammer, High-precision GPS, Autonomous drilling, Pre-split',
    ),
    tickets: [...surfaceTickets, 'Conduct Blast Hole Drilling'],
    study: ['Certificate III in Drilling Operations'],
    wishes: [
      'Blast hole drilling with an owner or a good contractor, {days and nights|any roster}, open to autonomous drills.',
    ],
    answers: linesOf(`
      {Pit Viper 235 and 271|Sandvik D75KS and DR412i}, {152 to 270|127 to 229} mm, from {6-12} metre benches to {40-60} metre overburden.
      GPS guidance on everything for {years}. I ran {two|three} autonomous rigs at {site} from a desk for a year.
      {Banded iron and shale|Sandstone overburden and coal|Basalt and gold ore}. Broken ground taught me patience.
    `),
  },
  {
    roleId: 111,
    ladder: listed(
      'Haul Truck Operator, Multi-skilled Operator, Leading Hand, Mine Shift Supervisor, Mining Superintendent',
    ),
    leastYears: 9,
    pay: [65, 98],
    works,
    duties: linesOf(`
      Led a panel of {28-64} operators with {3-5} diggers and {18-34} trucks
      Ran pre-start meetings and safety interactions every shift
      Recovered plan after breakdowns with dispatch and maintenance
      Investigated incidents with ICAM and closed {12-40} actions
      Coached {3-6} leading hands into supervisor roles
    `),
    skills: listed(
      'People leadership, Shift planning, ICAM, Fleet management, Risk assessment, Toolbox meetings, Budget control',
    ),
    tickets: [...surfaceTickets, 'S1 S2 S3 Supervisor (G1 G8 G9)', 'Open Cut Examiner (OCE)'],
    study: ['Certificate IV in Surface Extraction Operations'],
    wishes: [
      'Shift supervisor on an {even-time|7/7} roster, open pit, with a manager who is out in the field.',
    ],
    answers: linesOf(`
      {32-60} people, {three|four} excavators and {20-30} trucks plus ancillary, at {site}.
      {S1, S2 and S3 for Queensland|Quarry or Surface Supervisor for WA} and {OCE|a Certificate IV in surface extraction}, valid until {until}.
      We lost the primary digger at two in the morning with a slewing fault. I moved the trucks to waste on the second digger, pulled crib forward and brought the ore plan back within {6-9} hours.
      {8/6|7/7}, flying from {city}, or driving from {town}.
    `),
  },
]
