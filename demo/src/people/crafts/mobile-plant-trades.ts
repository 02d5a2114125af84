import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { tradeTickets } from './tickets.ts'

const works: Craft['works'] = [
  'metal mine',
  'underground mine',
  'coal mine',
  'mining contractor',
  'plant services',
]

export const mobilePlantTradeCrafts: readonly Craft[] = [
  {
    roleId: 901,
    ladder: listed(
      'Apprentice HD Fitter, HD Fitter, Leading Hand HD Fitter, Maintenance Supervisor',
    ),
    pay: [50, 82],
    works,
    duties: linesOf(`
      Serviced and repaired {Cat 793 and D11|Komatsu 830E and 930E|Liebherr R 9400|Sandvik underground} fleets
      Changed out {engines|final drives|torque converters|wheel motors} to time and on budget
      Fault-found hydraulics and electrics with {Cat ET|Komatsu KOMTRAX}
      Ran breakdowns in the pit on night shift
      Mentored {two|three} apprentices
      Closed {30-70} work orders a month in {SAP|Pronto}
    `),
    skills: listed(
      'Component change-outs, Cat ET, Hydraulics, Diesel engines, Field service, Komatsu, Caterpillar, Apprentice mentoring',
    ),
    tickets: [...tradeTickets, 'HR Driver Licence'],
    study: ['Certificate III in Heavy Commercial Vehicle Mechanical Technology'],
    wishes: linesOf(`
      HD fitting in the field or a workshop with parts on the shelf, {8/6|even time} from {city}.
      Shutdown and breakdown work on {Cat|Komatsu} gear. Permanent for the right roster.
    `),
    answers: linesOf(`
      Certificate III in Heavy Commercial Vehicle Mechanical, done {2008-2021} with a {dealer|contractor}.
      {Caterpillar and Komatsu|Sandvik and Epiroc underground|Liebherr and Hitachi diggers}, the whole fleet at {site}.
      {Half workshop and half field|Field service mostly}, two years underground.
      Engines, final drives and hydraulic pumps alone; I read schematics and I know when to ring the dealer.
      {8/6|7/7|2:1} from {city}, or drive in from {town}.
    `),
  },
  {
    roleId: 902,
    ladder: listed(
      'Apprentice Auto Electrician, Auto Electrician, Leading Hand Auto Electrician, Electrical Supervisor',
    ),
    pay: [50, 80],
    works,
    duties: linesOf(`
      Diagnosed and repaired {Cat|Komatsu|Hitachi} electrical and air conditioning systems
      Fitted {proximity detection|fleet management|collision avoidance} to {40-120} machines
      Rewired lights, harnesses and cabs in rebuilds
      Serviced fire suppression with the contractor
      Carried out autonomous retrofit checks
    `),
    skills: listed(
      'Diagnostics, Air conditioning, CAN bus, Collision avoidance, Harness repair, Autonomous systems, Modular DISPATCH',
    ),
    tickets: [...tradeTickets, 'ARCtick Licence'],
    study: ['Certificate III in Automotive Electrical Technology'],
    wishes: ['Auto electrical on autonomous or big gear, {8/6|7/7}.'],
    answers: linesOf(`
      Certificate III and full ARCtick, {since {2010-2021}|for {years}}.
      {Cat 793 and 797|Komatsu 930E|Hitachi EX5600}, with {Cat ET|VHMS}.
      Fitted {two|three} collision avoidance systems at {site}, and the AHS kits on a trial fleet.
    `),
  },
  {
    roleId: 913,
    ladder: listed('Tyre Fitter Assistant, Tyre Fitter, Senior Tyre Fitter, Tyre Bay Supervisor'),
    pay: [38, 58],
    works: ['plant services', 'mining contractor', 'metal mine', 'underground mine', 'coal mine'],
    duties: linesOf(`
      Fitted and rotated {27.00R49|40.00R57|59/80R63} tyres with handlers
      Inspected haul roads with the pit crew for tyre damage
      Kept pressures and tyre lives in the system
      Changed rims and checked for cracks
      Repaired light vehicle and grader tyres
    `),
    skills: listed(
      'Earthmover tyres, Tyre handler, Rim safety, Tyre monitoring, Otraco, Inspection',
    ),
    tickets: [...tradeTickets, 'Tyre and Rim Safety'],
    study: ['Certificate II in Tyre Fitting Heavy'],
    wishes: ['Tyre bay on a haul fleet, {days|any roster} from {town}.'],
    answers: linesOf(`
      Up to {57|63} inch with {two|three} kinds of handlers, {years}.
      Rim and tyre safety with {employer}, refreshed this year.
      {Cat 793s|Komatsu 930Es} and the ancillary at {site}.
    `),
  },
  {
    roleId: 915,
    ladder: listed('Trades Assistant, Serviceperson, Senior Serviceperson, Service Supervisor'),
    pay: [36, 54],
    works,
    duties: linesOf(`
      Serviced and fuelled {30-90} machines in the pit
      Drove service trucks up to {8,000|12,000} litres
      Took oil samples and reported wear
      Cleaned and inspected to the pre-start book
      Assisted fitters on weekend change-outs
    `),
    skills: listed(
      'Servicing, Refuelling, Oil sampling, Service truck, Inspections, Workshop assistance',
    ),
    tickets: [...tradeTickets, 'HR Driver Licence', 'Dangerous Goods Driver Licence'],
    study: ['Certificate II in Automotive Servicing'],
    wishes: ['Serviceperson on the run or in the bay, with an apprenticeship if one opens.'],
    answers: linesOf(`
      Trucks, diggers, dozers and lights; {years}, all servicing.
      Cat service body and a {10,000|12,000} litre fuel truck; HR and dangerous goods.
      Every oil change bottled and barcoded, the trend reported if iron moves.
    `),
  },
  {
    roleId: 917,
    ladder: listed(
      'Maintenance Clerk, Maintenance Scheduler, Maintenance Planner, Senior Maintenance Planner',
    ),
    pay: [52, 88],
    works: ['metal mine', 'underground mine', 'coal mine', 'plant services', 'petroleum'],
    duties: linesOf(`
      Planned {fixed plant|haul fleet|underground} maintenance of {120-340} work orders a week
      Lifted schedule compliance from {58-71} to {82-91} per cent
      Built shutdown schedules in {P6|Microsoft Project} with the contractors
      Cleaned {20,000|45,000} bills of materials
      Ran the weekly look-ahead with operations
    `),
    skills: listed(
      'SAP PM, Ellipse, Pronto Xi, Shutdown planning, Primavera P6, Schedule compliance, Bills of materials',
    ),
    tickets: tradeTickets,
    study: ['Certificate III in Engineering (Mechanical Trade)'],
    wishes: ['Planning on site or in {city}, for people who want the week to run as drawn.'],
    answers: linesOf(`
      {SAP PM|Ellipse and Pronto}, {years}.
      {The crusher and mill|Forty trucks and ancillaries} at {site}, about {160-300} orders a week.
      We locked the week on Wednesday and stopped adding; compliance went from {60s|70} to {88|91} in five months.
      Mechanical trade, {fitter|boilermaker} by beginning.
    `),
  },
  {
    roleId: 918,
    ladder: listed(
      'Leading Hand Fitter, Maintenance Supervisor, Maintenance Coordinator, Maintenance Superintendent',
    ),
    leastYears: 12,
    pay: [85, 140],
    works: ['metal mine', 'underground mine', 'coal mine', 'mining contractor'],
    duties: linesOf(`
      Led {28-96} trades and a budget of {$18|$44} million
      Lifted truck availability from {84-86} to {90-92} per cent
      Cut contractor hours by {12-25} per cent by bringing work in-house
      Held statutory mechanical appointment for the site
      Planned the shutdown of a {five|nine} year mill reline
    `),
    skills: listed(
      'Budgeting, Leadership, Shutdown management, Reliability, SAP PM, Statutory compliance',
    ),
    tickets: tradeTickets,
    study: ['Diploma of Engineering'],
    wishes: ['Maintenance superintendent role, FIFO 5/2 or 8/6, with authority over its budget.'],
    answers: linesOf(`
      {40-110} people, {$22|$44} million a year and {120|210} assets at {site}.
      Availability from 85 to 91 per cent by dropping half the fixed-time components and giving crews a hand in the planning.
      Statutory mechanical supervisor for {state}, and the on-call engineer for six years.
    `),
  },
]
