import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets } from './tickets.ts'

const works: Craft['works'] = ['engineering', 'metal mine', 'underground mine', 'plant services']

export const engineeringCrafts: readonly Craft[] = [
  {
    roleId: 501,
    ladder: listed(
      'Graduate Mechanical Engineer, Mechanical Engineer, Senior Mechanical Engineer, Lead Mechanical Engineer',
    ),
    pay: [56, 118],
    works,
    duties: linesOf(`
      Designed {chutes and conveyors|crushing and screening upgrades|slurry pumping} up to {3000-9000} tonnes an hour
      Ran DEM and FEA for {wear and structural fatigue|vibration problems}
      Wrote specifications and reviewed {40-200} vendor drawings
      Cut chute blockages by {40|60} per cent at a primary station
      Supervised site installation in {two|three} shutdowns
    `),
    skills: listed(
      'SolidWorks, Inventor, ANSYS, Materials handling, Conveyor design, FEA, Vendor review',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Mechanical)'],
    wishes: ['Mechanical engineering in materials handling with regular site visits, {city}.'],
    answers: linesOf(`
      {Conveyors, crushers and screens|Slurry pumps and thickeners|Mobile plant and workshops}, mostly for {iron ore|gold}.
      {Inventor and ANSYS|SolidWorks and Rocky DEM}, and a good spreadsheet.
      A transfer chute wore through every {six|nine} weeks. We changed the impact angle and lined it with ceramic; it runs {six|nine} months now and the belt lasts longer.
      {Chartered, MIEAust|Working towards CPEng; RPEQ through {state}}.
    `),
  },
  {
    roleId: 502,
    ladder: listed(
      'Graduate Electrical Engineer, Electrical Engineer, Senior Electrical Engineer, Principal Electrical Engineer',
    ),
    pay: [58, 125],
    works: ['engineering', 'power', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Designed power distribution to {33|66} kV for mine and process plant
      Carried out load flow, fault and arc-flash studies in {ETAP|PowerFactory}
      Wrote specifications for {transformers and MCCs|variable speed drives}
      Coordinated protection settings with the network
      Commissioned {two|four} substations
    `),
    skills: listed(
      'ETAP, PowerFactory, Arc flash studies, HV design, Protection settings, AS/NZS 3000, AutoCAD Electrical',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Electrical)'],
    wishes: ['Electrical engineering for plant and power, {city}, one trip a month.'],
    answers: linesOf(`
      {33|66|132} kV, mining and {gas|ports}.
      {ETAP and AutoCAD|PowerFactory and EPLAN}.
      {RPEQ and CPEng|CPEng, registered in {state}}, renewed this year.
    `),
  },
  {
    roleId: 503,
    ladder: listed(
      'Graduate Process Engineer, Process Engineer, Senior Process Engineer, Lead Process Engineer',
    ),
    pay: [58, 120],
    works: ['engineering', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Built mass and energy balances in {SysCAD|METSIM} for {gold|lithium|rare earth} flowsheets
      Wrote design criteria, PFDs and P&IDs for {two|four} studies
      Chaired and recorded HAZOPs of {20-60} nodes
      Debottlenecked a thickener for {12-25} per cent more throughput
      Commissioned {leach|flotation|dewatering} circuits
    `),
    skills: listed('SysCAD, METSIM, HAZOP, P&IDs, Mass balance, Flowsheet design, Commissioning'),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Chemical)'],
    wishes: ['Process engineering from study to commissioning, part of the year on site.'],
    answers: linesOf(`
      {CIL gold and flotation|Lithium and rare earths|Nickel leaching}, from scoping to {feasibility|operation at {site}}.
      {SysCAD|METSIM and a little Aspen}.
      Scribe in eight HAZOPs, chair in {two|three}, and commissioning of a {thickener and filter|leach train}.
    `),
  },
  {
    roleId: 505,
    ladder: listed(
      'Graduate Control Engineer, Control Systems Engineer, Senior Control Systems Engineer, Automation Lead',
    ),
    pay: [60, 125],
    works: ['engineering', 'metal mine', 'underground mine', 'petroleum', 'ports and rail'],
    duties: linesOf(`
      Programmed {Allen-Bradley|Siemens|Schneider} PLCs and {Citect|Ignition} SCADA
      Commissioned {a crusher and overland conveyor|two pump stations|a paste plant}
      Rationalised alarms from {900-3000} to {150-400}
      Set up backups and network segments to ISA/IEC 62443
      Carried out SIL verification with the safety engineer
    `),
    skills: listed(
      'Allen-Bradley, Siemens TIA, Citect, Ignition, DCS, SCADA, Functional safety, Industrial networks',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Mechatronics)'],
    wishes: ['Automation for a mine or port, programming in {city} and commissioning on site.'],
    answers: linesOf(`
      {Logix5000 and Citect|Siemens TIA and Ignition|Schneider and Wonderware}, {years}.
      {A paste plant and a crusher station|Two ports and a rail loadout}, lead on the last.
      Safety functions verified to SIL 2 with proof tests on the books; networks segmented, remote access behind a jump host.
    `),
  },
  {
    roleId: 506,
    ladder: listed(
      'Graduate Civil Engineer, Geotechnical Engineer, Tailings Engineer, Principal Tailings Engineer',
    ),
    pay: [60, 128],
    works: ['engineering', 'metal mine', 'underground mine', 'environment'],
    duties: linesOf(`
      Designed lifts of {4-9} metres for {upstream|centreline} tailings facilities
      Ran stability and seepage analysis with {Slide2|GeoStudio}
      Supervised CPTu campaigns and piezometer installation
      Wrote surveillance reports and dam safety reviews to ANCOLD
      Kept deposition plans in line with the water balance
    `),
    skills: listed(
      'GeoStudio, Slide2, ANCOLD, GISTM, Dam safety, CPTu interpretation, Deposition planning',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Civil)'],
    wishes: ['Tailings engineering close to operations, engineer of record support, {city}.'],
    answers: linesOf(`
      {Two paddock facilities in the Goldfields|An upstream TSF of 60 metres|Filtered tailings on a dry stack}, three lifts so far.
      ANCOLD consequence categories and a GISTM gap review at {site}; we added triggers and a breach assessment.
      {GeoStudio SEEP/W and SLOPE/W|Slide2 and RS2}.
    `),
  },
  {
    roleId: 509,
    ladder: listed(
      'Graduate Engineer, Maintenance Engineer, Reliability Engineer, Reliability Superintendent',
    ),
    pay: [58, 118],
    works: ['metal mine', 'underground mine', 'coal mine', 'plant services'],
    duties: linesOf(`
      Ran RCM and FMEA on {mobile fleet|fixed plant} and rewrote {60-250} task lists
      Lifted availability of {haul trucks|crushers} by {2-7} per cent
      Analysed failures with Weibull and closed {20-60} bad actors
      Built the cost model for component lives with {AMT|SAP}
      Set up oil and vibration routes with the technicians
    `),
    skills: listed(
      'RCM, FMEA, Weibull analysis, SAP PM, Oil analysis, Root cause analysis, RPMGlobal AMT',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Mechanical)'],
    wishes: ['Reliability role with the whole fleet, FIFO {8/6|5/2} from {city}.'],
    answers: linesOf(`
      {Haul trucks and diggers|Crushers, mills and pumps}, condition based with fixed intervals for the safety items.
      Vibration and oil, {SAP PM and Weibull++|RPMGlobal AMT}.
      Drill availability from {81-84} to {88-90} per cent, about {$1.2|$2.1} million a year.
    `),
  },
]
