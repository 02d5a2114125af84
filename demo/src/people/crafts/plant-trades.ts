import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { tradeTickets } from './tickets.ts'

const works: Craft['works'] = ['plant services', 'metal mine', 'underground mine', 'coal mine']

export const plantTradeCrafts: readonly Craft[] = [
  {
    roleId: 903,
    ladder: listed(
      'Apprentice Fitter and Turner, Mechanical Fitter, Leading Hand Fitter, Mechanical Supervisor',
    ),
    pay: [48, 76],
    works,
    duties: linesOf(`
      Maintained {crushers, mills and conveyors|pumps, screens and cyclones} on shift
      Aligned {gearboxes and motors|mills} by laser to {0.05|0.1} millimetre
      Changed {mill liners|screen decks|pulleys} in shutdowns
      Rebuilt hydraulic power packs and cylinders
      Worked on {9-30} shutdowns, some of them as lead
    `),
    skills: listed(
      'Laser alignment, Bearings, Conveyors, Pumps, Hydraulics, Mill relines, Shutdowns',
    ),
    tickets: tradeTickets,
    study: ['Certificate III in Engineering (Fixed and Mobile Plant Mechanic)'],
    wishes: ['Mechanical fitting on fixed plant, {shutdowns|a maintenance crew}, from {city}.'],
    answers: linesOf(`
      Crushers, mills, conveyors, {pumps and screens|cyclones and thickeners} for {years}.
      Laser and dial alignment, bearings by heat and by hydraulic nut, cylinders on the bench.
      {Six|Ten} a year lately; lead hand on the last crusher at {site}.
      Heights, confined space, EWP, forklift and gas test, all good to {until}.
    `),
  },
  {
    roleId: 904,
    ladder: listed(
      'Apprentice Boilermaker, Boilermaker, Leading Hand Boilermaker, Fabrication Supervisor',
    ),
    pay: [46, 74],
    works: ['plant services', 'metal mine', 'underground mine', 'coal mine', 'civil'],
    duties: linesOf(`
      Fabricated and repaired {buckets, trays and chutes|structural steel and handrails|tanks and pipework}
      Welded {FCAW and MMAW|MIG and stick} in all positions to AS/NZS 1554
      Air-arced and hardfaced digger buckets
      Lined chutes with {ceramic|chromium carbide} plates in shutdowns
      Read drawings and cut by oxy, plasma and saw
    `),
    skills: listed(
      'FCAW, MMAW, Oxy cutting, Chute lining, Bucket repair, AS/NZS 1554, Air-arc gouging',
    ),
    tickets: tradeTickets,
    study: ['Certificate III in Engineering (Fabrication Trade)'],
    wishes: [
      'Boilermaking, maintenance or shutdowns, {8/6|three weeks on}, any site with decent gear.',
    ],
    answers: linesOf(`
      FCAW and stick, all positions, AS/NZS 1554.1 SP; {GMAW too|a little TIG for pipe}.
      {Buckets and trays at {site}|Chutes, walkways and steelwork}; I set out from drawings.
      Heights, confined space, EWP and forklift.
      {site}, near {town}: {four|six} weeks of shutdown, days and nights.
    `),
  },
  {
    roleId: 906,
    ladder: listed(
      'Apprentice Electrician, Industrial Electrician, Leading Hand Electrician, Electrical Supervisor',
    ),
    pay: [50, 80],
    works: ['plant services', 'metal mine', 'underground mine', 'coal mine', 'petroleum'],
    duties: linesOf(`
      Maintained motors, drives and MCCs on {crushing and milling|conveyors and pumps}
      Fault-found {PLC|VSD|soft starter} circuits on breakdown
      Installed cable, tray and lighting to AS/NZS 3000
      Wrote isolations and test sheets
      Relieved as leading hand
    `),
    skills: listed(
      'Fault finding, VSDs, MCCs, PLC diagnostics, AS/NZS 3000, Isolations, Test and tag',
    ),
    tickets: [...tradeTickets, 'A Grade Electrical Licence', 'EEHA (UEE42622)'],
    study: ['Certificate III in Electrotechnology Electrician'],
    wishes: ['Electrical maintenance on fixed plant, {8/6|7/7}, or a local job in {town}.'],
    answers: linesOf(`
      A grade, {state}, with recognition in {WA and QLD|NSW}, until {until}.
      Motors to {1.2|3.5} MW, VSDs and MCCs, fault finding with a meter before a laptop.
      HV switching to 11 kV, EEHA to {until}, confined space, EWP.
    `),
  },
  {
    roleId: 907,
    ladder: listed(
      'Apprentice Electrician, Instrumentation Technician, Electrical and Instrumentation Technician, E&I Supervisor',
    ),
    pay: [54, 90],
    works: ['plant services', 'petroleum', 'metal mine', 'underground mine', 'power'],
    duties: linesOf(`
      Calibrated {flow, pressure, level and density|gas and chemistry analysers}
      Tuned loops and looked after {DeltaV|Citect|PLC5} I/O
      Kept EEHA verification dossiers up to date
      Carried out shutdown function tests of {120-400} loops
      Commissioned a {pump|filter|compressor} package
    `),
    skills: listed(
      'Instrumentation, Loop tuning, Calibration, DeltaV, EEHA, Analysers, Fault finding',
    ),
    tickets: [...tradeTickets, 'Dual Trade Electrical Instrumentation', 'EEHA (UEE42622)'],
    study: ['Certificate IV in Instrumentation and Control'],
    wishes: ['E&I on gas or plant, dual trade rate, {14/14|8/6}.'],
    answers: linesOf(`
      Dual trade: electrician first, instruments {2010-2020}.
      Flow, pressure, density and {gas chromatographs|pH and cyanide analysers}, on {DeltaV|Citect}.
      UEE42622, finished {in 2021|two years ago}, with refreshers up to {until}.
    `),
  },
  {
    roleId: 909,
    ladder: listed('Dogger, Rigger, Advanced Rigger, Rigging Supervisor'),
    pay: [46, 74],
    works: ['plant services', 'civil', 'mining contractor', 'petroleum'],
    duties: linesOf(`
      Rigged and set {pumps, crushers and steel|pipework and vessels} up to {40-180} tonnes
      Wrote and reviewed lift studies with the crane supervisor
      Ran dual lifts over a live conveyor
      Inspected slings and beams each quarter
      Led {4-12} riggers on shutdowns
    `),
    skills: listed(
      'Rigging, Dual lifts, Lift studies, Structural steel, Slings inspection, Load turning',
    ),
    tickets: [...tradeTickets, 'Advanced Rigging (RA)', 'Dogging (DG)'],
    study: ['Certificate III in Rigging'],
    wishes: ['Rigging on shutdowns or construction, {3/1|8/6}.'],
    answers: linesOf(`
      {Advanced|Intermediate}, since {2011-2021}.
      A {90|160} tonne mill shell with two cranes and a turning frame, at {site}.
      Mine shutdowns, {a stacker|a port} and one offshore module.
    `),
  },
  {
    roleId: 911,
    ladder: listed('Dogger, Crane Operator, Senior Crane Operator, Crane Supervisor'),
    pay: [48, 78],
    works: ['plant services', 'civil', 'mining contractor'],
    duties: linesOf(`
      Operated {25 tonne Frannas and 80 tonne all-terrain|130 to 300 tonne all-terrain} cranes
      Planned lifts with the rigger and drawn radius
      Carried out daily and weekly inspections
      Recovered bogged machinery in the pit
      Did dual lifts for {mill relines|conveyor drives}
    `),
    skills: listed(
      'All-terrain cranes, Franna, Lift planning, Dual lifts, Inspections, Radio communication',
    ),
    tickets: [
      ...tradeTickets,
      'Slewing Crane over 100 t (C0)',
      'Dogging (DG)',
      'HR Driver Licence',
    ],
    study: ['Certificate III in Mobile Crane Operations'],
    wishes: ['Crane seat on a shutdown or a mine, {any|8/6} roster.'],
    answers: linesOf(`
      C0 and CN, so everything below it too; verified in {lately}.
      {Liebherr LTM1130 and LTM1200|Grove GMK to 250 tonnes}, Frannas before, {years}.
      Lift studies to 80 per cent of chart, {three|five} dual lifts in the last year.
    `),
  },
  {
    roleId: 912,
    ladder: listed('Trades Assistant, Belt Splicer, Senior Belt Splicer, Belting Supervisor'),
    pay: [42, 66],
    works: ['plant services', 'metal mine', 'underground mine', 'coal mine'],
    duties: linesOf(`
      Hot vulcanised {steel-cord|fabric} belts from {900|1200} to {1800|2400} millimetres
      Cold and mechanical splices on breakdown
      Changed idlers, scrapers and pulley lagging
      Pulled {two|four} kilometre belts in shutdowns
      Kept splice records and tension sheets
    `),
    skills: listed(
      'Hot vulcanising, Steel-cord belts, Mechanical splices, Pulley lagging, Idlers, Belt pulling',
    ),
    tickets: tradeTickets,
    study: ['Certificate III in Conveyor Belt Splicing'],
    wishes: ['Belt splicing with a crew, breakdowns and shutdowns across {state}.'],
    answers: linesOf(`
      Hot splices to {1600|2400} millimetres, cold and clip, {years}.
      Steel-cord ST{1600|2500|4500} and fabric to five ply.
      Heights, confined space, EWP; {eight|twelve} shutdowns a year.
    `),
  },
  {
    roleId: 919,
    ladder: listed(
      'Mechanical Fitter, Condition Monitoring Technician, Senior Condition Monitoring Technician, Reliability Lead',
    ),
    pay: [52, 86],
    works: ['plant services', 'metal mine', 'underground mine', 'coal mine'],
    duties: linesOf(`
      Collected vibration on {300-900} machines and reported weekly
      Found {a failing mill bearing|a cracked shaft|pump cavitation} weeks before it stopped
      Took and read oil and thermography
      Built routes and alarms in {AMS|Pruftechnik Omnitrend}
      Trained operators on listening rods and cards
    `),
    skills: listed(
      'Vibration analysis, Oil analysis, Thermography, Ultrasound, AMS Machinery Manager, Omnitrend, Reporting',
    ),
    tickets: [...tradeTickets, 'ISO 18436 Category II Vibration'],
    study: ['Certificate III in Engineering (Mechanical Trade)'],
    wishes: ['Condition monitoring on a plant or fleet, {8/6|days in {town}}.'],
    answers: linesOf(`
      Vibration category {II|III} to ISO 18436, oil and thermography level 1.
      {CSI 2140 and AMS|SKF and Omnitrend}.
      A mill pinion bearing at {site}: one more band on the spectrum, pulled two weeks later in a planned stop. {$400|$900} thousand of lost production avoided.
    `),
  },
]
