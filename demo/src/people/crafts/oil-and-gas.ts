import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets, tradeTickets } from './tickets.ts'

const offshoreTickets = listed(
  'TBOSIET with CA-EBS, MSIC, OGUK Medical, First Aid (HLTAID011), Confined Space Entry (RIIWHS202E), Permit to Work Holder',
)

export const oilAndGasCrafts: readonly Craft[] = [
  {
    roleId: 201,
    ladder: listed(
      'Trainee Production Operator, Production Operator, Senior Production Operator, Area Authority',
    ),
    pay: [58, 98],
    works: ['petroleum'],
    duties: linesOf(`
      Operated {wellheads, separators and compression|an onshore gas plant of 120 TJ a day|topsides on an FPSO}
      Prepared isolations and permits for {campaign|shutdown} work
      Started up and shut down compressors and glycol units
      Carried out integrity rounds and first-line maintenance
      Sampled gas, produced water and condensate
    `),
    skills: listed(
      'Gas processing, Compression, Permit to work, Isolations, Wellhead operations, DCS, Produced water',
    ),
    tickets: offshoreTickets,
    study: ['Certificate III in Process Plant Operations'],
    wishes: ['Production operations on gas or LNG, {even time|14/14}, offshore or coal seam gas.'],
    answers: linesOf(`
      {Coal seam gas field and central plant|Offshore platform and then LNG|An FPSO and an onshore gas plant}, {years} in total.
      {Honeywell Experion and Yokogawa CS3000|Emerson DeltaV}, with electronic permit systems.
      TBOSIET with CA-EBS and medical until {until}; MSIC too.
    `),
  },
  {
    roleId: 202,
    ladder: listed('Production Operator, Panel Operator, Control Room Operator, Shift Supervisor'),
    pay: [70, 115],
    works: ['petroleum'],
    duties: linesOf(`
      Ran {two|three} LNG trains from the central control room
      Brought the plant back after {4-9} trips without flaring beyond the permit
      Led {6-18} start-ups and shutdowns from the board
      Rationalised {300-1200} alarms with the control engineers
      Trained field operators for the panel on the simulator
    `),
    skills: listed(
      'LNG operations, Honeywell Experion, Yokogawa Centum, Alarm management, Start-ups, Operator training simulator, Flare management',
    ),
    tickets: offshoreTickets,
    study: ['Certificate IV in Process Plant Technology'],
    wishes: [
      'Panel operator on LNG or gas processing, {city} or residential, shift of twelve hours.',
    ],
    answers: linesOf(`
      {Yokogawa Centum for six years|Honeywell Experion and TDC 3000}, {years} in operations and the last part of it at {site}.
      A refrigeration compressor tripped at full load. I cut feed, held the cold box temperatures and kept the other train on line; we were back within {4-9} hours.
      About {8-15} from the board, counting two full turnarounds.
    `),
  },
  {
    roleId: 203,
    ladder: listed('Derrickman, Assistant Driller, Driller, Drilling Supervisor'),
    leastYears: 9,
    pay: [95, 155],
    works: ['petroleum', 'drilling'],
    duties: linesOf(`
      Supervised {14-52} wells on {land rigs|a jack-up|two hybrid coil rigs}
      Held well control and the bridging documents with the rig contractor
      Cut {0.6|1.1|1.8} days a well through offline cementing and batch setting
      Reported daily cost and time against the programme
      Ran after-action reviews with crews and service companies
    `),
    skills: listed(
      'Well control, Directional drilling, Cementing, Rig contracts, Non-productive time, OpenWells, Casing running',
    ),
    tickets: [...offshoreTickets, 'IWCF Well Control Level 4'],
    study: ['Certificate IV in Drilling Operations'],
    wishes: ['Drilling supervisor on a land or offshore campaign, rotation 28/28 or shorter.'],
    answers: linesOf(`
      {Coal seam gas and deep gas on land rigs|Appraisal and development wells, jack-up and platform}, {years}.
      IWCF Level 4 Supervisor, surface stack, until {until}.
      We batch set conductors and cemented offline. Across {20-40} wells that took about {10-15} per cent off the flat time.
    `),
  },
  {
    roleId: 204,
    ladder: listed('Leasehand, Rig Floorhand, Derrickman, Assistant Driller'),
    pay: [42, 66],
    works: ['petroleum', 'drilling'],
    duties: linesOf(`
      Worked the floor of a {hybrid coil|triple|workover} rig: connections, casing and rig moves
      Kept the mud tanks, pumps and shakers in order
      Slung and spotted loads for the crane and forklift
      Carried out {daily|weekly} equipment inspections
      Took part in {20-70} rig moves
    `),
    skills: listed(
      'Rig floor, Casing running, Mud mixing, Rig moves, Dogging, Iron roughneck, Hand tools',
    ),
    tickets: [...tradeTickets, 'Dogging (DG)', 'HR Driver Licence'],
    study: ['Certificate II in Drilling Operations'],
    wishes: ['Floorhand on a land rig with steady work, 14/14 or 21/21 from {city}.'],
    answers: linesOf(`
      {A hybrid coil rig and a workover rig|Two triple rigs|Service rigs in the Surat}, {years} so far.
      First aid, dogging, forklift, heights and HR licence. All current to {until}.
      {14/14 suits|21/21 is fine}, flying from {city} or driving from {town}.
    `),
  },
  {
    roleId: 206,
    ladder: listed(
      'Graduate Reservoir Engineer, Reservoir Engineer, Senior Reservoir Engineer, Subsurface Lead',
    ),
    pay: [72, 148],
    works: ['petroleum'],
    duties: linesOf(`
      Built and history-matched simulation models of {two|three} fields with {30-120} wells
      Booked reserves and resources under PRMS with an outside audit
      Ran decline and rate transient analysis for {60-300} wells
      Ranked infill locations and forecast gas for a {10|15|20} year contract
      Presented the subsurface case to partners
    `),
    skills: listed(
      'Eclipse, Petrel RE, IMEX, Harmony, Decline analysis, PRMS reserves, Material balance, Python',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Petroleum)'],
    wishes: ['Reservoir engineering for a gas producer in {city}, part of the week from home.'],
    answers: linesOf(`
      {Low-permeability gas with hydraulic fractures|Coal seams in the Surat and Bowen|Offshore gas condensate with strong aquifers}.
      {Eclipse and Petrel|IMEX and GEM}, Harmony for decline, and Python to join it all up.
      2P and 2C bookings under PRMS for {two|three} years, audited outside each time with no material change.
    `),
  },
  {
    roleId: 209,
    ladder: listed(
      'Apprentice Mechanical Fitter, Mechanical Fitter, Pipeline Technician, Senior Pipeline Technician',
    ),
    pay: [52, 82],
    works: ['petroleum', 'plant services', 'power'],
    duties: linesOf(`
      Maintained {meter stations and compressor stations|scraper stations and mainline valves} on {400-1600} kilometres of pipeline
      Ran cleaning and intelligent pigging campaigns
      Surveyed cathodic protection and reported under AS 2885
      Patrolled easements and marked the pipe for diggers
      Assisted {three|five} hot taps with the engineering team
    `),
    skills: listed(
      'Pigging, Cathodic protection, AS 2885, Meter calibration, Compressors, Easement patrol, Valve maintenance',
    ),
    tickets: tradeTickets,
    study: ['Certificate III in Engineering (Mechanical Trade)'],
    wishes: [
      'Pipeline operations in the field, based in {town} with a vehicle, call-outs are fine.',
    ],
    answers: linesOf(`
      {Two compressor stations and eleven meter stations|About 700 kilometres of mainline with six scraper stations} with {employer}.
      {Four|Six} intelligent pig runs, the yearly CP survey, and hot taps as the second technician.
      AS 2885 awareness, gas testing and confined space, and I hold the isolation authority at {site}.
    `),
  },
]
