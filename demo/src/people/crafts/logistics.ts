import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets, tradeTickets } from './tickets.ts'

const drivingTickets = listed(
  'MC Driver Licence, Dangerous Goods Driver Licence, Fatigue Management, First Aid (HLTAID011), Load Restraint, Medical Certificate',
)

export const logisticsCrafts: readonly Craft[] = [
  {
    roleId: 801,
    ladder: listed('HR Driver, HC Driver, Road Train Driver, Driver Trainer'),
    leastYears: 3,
    pay: [38, 56],
    works: ['haulage', 'mining contractor'],
    duties: linesOf(`
      Drove {triples|quads|side-tippers} of {115|140|170} tonnes over {180-640} kilometres a shift
      Carried {ore|fuel|sulphuric acid|lime} under dangerous-goods rules
      Inspected, greased and changed tyres on the road
      Kept fatigue and mass records by the book
      Trained {3-9} drivers on triples
    `),
    skills: listed(
      'Road trains, Side-tippers, Fatigue management, Load restraint, Dangerous goods, Pre-trip inspections',
    ),
    tickets: drivingTickets,
    study: ['Certificate III in Driving Operations'],
    wishes: ['Ore or fuel haulage with good gear, {2:1|8/6} from {town}.'],
    answers: linesOf(`
      MC for {years}, {triples|quads} for most of it.
      {Ore side-tippers on the run to port|Fuel triples to mines and stations}, and general up north before that.
      I stop when I yawn twice. Two hours, then a walk; nights only with a sleep before.
      Dangerous goods licence, load restraint and forklift, until {until}.
    `),
  },
  {
    roleId: 802,
    ladder: listed('Trainee Driver, Train Driver, Principal Driver, Driver Coordinator'),
    pay: [52, 82],
    works: ['ports and rail', 'haulage', 'coal mine'],
    duties: linesOf(`
      Drove {diesel|electric} locomotives with {120|236} wagons of {coal|iron ore}
      Loaded at balloon loops and unloaded at the car dumper
      Kept route knowledge over {180-560} kilometres
      Managed in-train forces and energy with driver advisory
      Mentored {two|four} trainees to licence
    `),
    skills: listed(
      'Heavy haul, Route knowledge, Balloon loop loading, Driver advisory systems, Brake tests, Radio procedures',
    ),
    tickets: listed(
      'Rail Category 1 Medical, RIW Card, First Aid (HLTAID011), Train Driver Qualification, C Driver Licence',
    ),
    study: ['Certificate IV in Train Driving'],
    wishes: ['Heavy haul from {town}, rotating roster.'],
    answers: linesOf(`
      Certificate IV and {four|six} routes, the longest {280-480} kilometres.
      {ES44 and EVO|electric 3700} with up to {20,000|34,000} tonnes.
      Category 1, last in {lately}, no conditions.
    `),
  },
  {
    roleId: 803,
    ladder: listed('General Hand, Port Operator, Shiploader Operator, Port Shift Supervisor'),
    pay: [46, 72],
    works: ['ports and rail', 'haulage'],
    duties: linesOf(`
      Operated {stackers and reclaimers|the shiploader|a car dumper} from cab and control room
      Loaded capes of {110,000|180,000} tonnes at {6,000|9,500} tonnes an hour
      Trimmed cargo with the officer and the draft surveyor
      Cleaned belts and chutes under isolation
      Filled in for the shift supervisor
    `),
    skills: listed(
      'Shiploader, Stacker reclaimer, Car dumper, Draft surveys, Citect, Isolation, Conveyor patrol',
    ),
    tickets: [...tradeTickets, 'MSIC'],
    study: ['Certificate III in Stevedoring'],
    wishes: ['Port operations, shift work in {town}.'],
    answers: linesOf(`
      Stacker and reclaimer for {years}, shiploader in the last two.
      {Iron ore|Coal|Grain and nickel} at {town}, sister port for a season.
      Forklift, EWP, confined space, MSIC to {until}.
    `),
  },
  {
    roleId: 805,
    ladder: listed(
      'Storeperson, Warehouse and Stores Officer, Senior Stores Officer, Warehouse Supervisor',
    ),
    pay: [34, 54],
    works: ['metal mine', 'underground mine', 'coal mine', 'haulage', 'plant services'],
    duties: linesOf(`
      Looked after {9,000|18,000|32,000} lines worth {$12|$26} million in {SAP|Pronto}
      Received, booked in and sent rotables for repair
      Counted cycles weekly and kept accuracy above {97|98} per cent
      Drove forklifts and telehandlers in the yard
      Stored oils, gases and batteries by class
    `),
    skills: listed(
      'SAP, Pronto Xi, Cycle counting, Rotables, Hazardous goods, Forklift, Receipting',
    ),
    tickets: listed(
      'Forklift (LF), White Card (CPCCWHS1001), First Aid (HLTAID011), Telehandler, HR Driver Licence',
    ),
    study: ['Certificate III in Supply Chain Operations'],
    wishes: ['Stores on site, {8/6|7/7}, or near {town} on days.'],
    answers: linesOf(`
      {SAP MM|Pronto and Ellipse}; {$12|$26} million on the shelves at {site}.
      Rotables with a tag from strip to return, dangerous goods by class and a count of forty lines each morning.
      Forklift, telehandler and HR licence, current.
    `),
  },
  {
    roleId: 806,
    ladder: listed(
      'Inventory Analyst, Supply Officer, Supply Chain Advisor, Supply Chain Superintendent',
    ),
    leastYears: 8,
    pay: [70, 118],
    works: ['metal mine', 'underground mine', 'coal mine', 'ports and rail'],
    duties: linesOf(`
      Led {9-34} people over warehouse, logistics and inventory
      Held {$24|$58} million of stock and cut it by {9-18} per cent without stock-outs
      Rewrote min-max with the reliability engineers
      Ran freight tenders worth {$3|$11} million
      Moved the site to a new ERP over a weekend
    `),
    skills: listed(
      'Inventory optimisation, SAP MM, Freight tenders, Team leadership, Demand planning, Contract management',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Business (Supply Chain)'],
    wishes: ['Supply superintendent role with inventory and freight together, FIFO 5/2 or 8/6.'],
    answers: linesOf(`
      {$70|$140} million of spend, {$24|$58} million of stock and {14-30} people at {site}.
      Critical spares reviewed by failure, slow movers sold or consigned: {12-17} per cent down and stock-outs halved.
      SAP MM with {MRP and Ariba|Oracle}, Power BI on top.
    `),
  },
  {
    roleId: 807,
    ladder: listed(
      'Contracts Officer, Contracts and Procurement Advisor, Senior Contracts Advisor, Contracts Manager',
    ),
    pay: [52, 105],
    works: ['metal mine', 'underground mine', 'coal mine', 'petroleum', 'civil', 'engineering'],
    duties: linesOf(`
      Tendered {drilling|maintenance|village|freight} contracts of {$4|$18|$60} million
      Negotiated savings of {6-14} per cent over three years
      Wrote scopes with site and kept rates against index
      Managed claims and variations with legal
      Ran supplier performance meetings
    `),
    skills: listed(
      'Tendering, Negotiation, SAP Ariba, Rate reviews, Contract administration, Claims, Category management',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Commerce'],
    wishes: ['Contracts role with real negotiating, {city} with site visits.'],
    answers: linesOf(`
      {Drilling, maintenance labour and village|Fuel, tyres and explosives}, up to {$18|$60} million.
      The shutdown rates had drifted. I opened the books with the supplier, moved to a crew rate with a bonus and saved {8|11} per cent; nobody went to a lawyer.
      SAP Ariba, {Oracle|Ellipse} and Excel.
    `),
  },
  {
    roleId: 808,
    ladder: listed(
      'Freight Coordinator, Logistics Coordinator, Senior Logistics Coordinator, Logistics Manager',
    ),
    pay: [40, 72],
    works: ['haulage', 'petroleum', 'metal mine', 'underground mine', 'ports and rail'],
    duties: linesOf(`
      Coordinated {road, air and barge|oversize and dangerous goods} freight for {two|four} sites
      Booked {40-180} loads a week and tracked them
      Arranged permits and pilots for oversize up to {180-420} tonnes
      Chased late orders with suppliers
      Closed freight claims
    `),
    skills: listed(
      'Freight booking, Oversize permits, Dangerous goods, Air charter, SAP, Load tracking',
    ),
    tickets: officeTickets,
    study: ['Diploma of Logistics'],
    wishes: ['Logistics for remote sites, {city}, early starts are fine.'],
    answers: linesOf(`
      Oversize and dangerous goods by road, {air charter|barge} when the road is cut.
      {site} and {two|three} others, out of {city} and {town}.
      {SAP TM|CargoWise}, spreadsheets and the phone.
    `),
  },
  {
    roleId: 809,
    ladder: listed(
      'Village Receptionist, Travel and Village Coordinator, Village Supervisor, Village Manager',
    ),
    pay: [32, 58],
    works: ['village', 'metal mine', 'underground mine', 'coal mine', 'petroleum'],
    duties: linesOf(`
      Booked flights and rooms for {240-1600} people a swing
      Moved rosters at short notice when storms closed the airstrip
      Ran reception, keys and complaints with good humour
      Audited rooms and billed contractors
      Organised quiz nights and the gym roster
    `),
    skills: listed(
      'Travel booking, Room allocation, INX, Customer service, Billing, Roster changes',
    ),
    tickets: listed(
      'C Driver Licence, First Aid (HLTAID011), Responsible Service of Alcohol, National Police Check',
    ),
    study: ['Certificate III in Hospitality'],
    wishes: ['Village or travel coordination, {8/6|2:1}.'],
    answers: linesOf(`
      About {400|900} rooms and {180|320} seats a week at {site}.
      {INX and ESS|the site's own system}, Excel for the wet days.
      Ring the person first, then the supervisor, then the airline. Nobody likes to read it in a text.
    `),
  },
]
