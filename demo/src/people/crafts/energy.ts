import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets, tradeTickets } from './tickets.ts'

const electricalTickets = [
  ...tradeTickets,
  'A Grade Electrical Licence',
  'LV Rescue and CPR (UETDRRF004)',
]
const electricalTrade = ['Certificate III in Electrotechnology Electrician']

export const energyCrafts: readonly Craft[] = [
  {
    roleId: 301,
    ladder: listed('Electrical Apprentice, Electrician, High Voltage Electrician, HV Supervisor'),
    pay: [52, 88],
    works: ['power', 'plant services', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Switched and isolated networks up to {33|66|132} kV under access permit
      Terminated and tested HV cables and joints
      Maintained transformers, ring main units and protection
      Wrote switching programmes and checked others'
      Led a crew of {3-7} on substation outages
    `),
    skills: listed(
      'HV switching, Cable jointing, Substations, Protection testing, Access permits, Transformers, Thermography',
    ),
    tickets: [...electricalTickets, 'HV Switching Authority'],
    study: electricalTrade,
    wishes: ['HV work on a mine or renewable site, {even time|8/6}, from {city}.'],
    answers: linesOf(`
      Unrestricted licence in {state} and an HV switching authority, last renewed for {until}.
      Up to {66|132} kV, on {mine overhead lines and substations|the distribution network}, most recently at {site}.
      A feeder with two points of supply and an embedded generator. I wrote the programme, had it checked, walked it with the access holder and proved dead at each point myself.
    `),
  },
  {
    roleId: 302,
    ladder: listed(
      'Plant Attendant, Assistant Unit Controller, Power Station Operator, Shift Manager',
    ),
    pay: [48, 82],
    works: ['power'],
    duties: linesOf(`
      Operated a {350|420} MW coal unit and {three|four} gas turbines
      Brought units up after outages and managed ramps for the market
      Ran the demineralisation plant and cooling water chemistry
      Issued access permits for the station's annual outage
      Responded to trips and wrote the event reports
    `),
    skills: listed(
      'Unit control, Gas turbines, Boiler operation, Water treatment, Permits, Trip response, Outages',
    ),
    tickets: [...tradeTickets, 'Turbine Operation (TO)', 'Advanced Boiler Operation (BA)'],
    study: ['Certificate IV in ESI Generation Operations'],
    wishes: [
      'Operator at a station that is changing over to gas and storage, shift work in {town}.',
    ],
    answers: linesOf(`
      {A 350 MW coal unit|Two 60 MW gas turbines and a steam tail|Diesel and gas engines on a remote grid}, {years}.
      {ABB Symphony|Emerson Ovation} and the demin and chlorine plant.
      {40-90} starts, a handful of trips that I controlled at the desk, and four major outages as permit officer.
    `),
  },
  {
    roleId: 303,
    ladder: listed(
      'Trainee Wind Technician, Wind Turbine Technician, Senior Wind Turbine Technician, Site Lead',
    ),
    pay: [44, 72],
    works: ['power'],
    duties: linesOf(`
      Serviced {40-110} turbines of {2|3.6|4.2} megawatts, up-tower and in the base
      Replaced {pitch motors|a gearbox|yaw drives} with the crane crew
      Diagnosed faults by SCADA and put turbines back to work
      Inspected blades by rope and drone
      Kept availability above {96|97|98} per cent
    `),
    skills: listed(
      'Turbine service, Hydraulics, SCADA, Blade inspection, Torque and tension, Pitch systems, Rope access',
    ),
    tickets: [...tradeTickets, 'GWO Basic Safety Training', 'IRATA Level 1'],
    study: ['Certificate III in Engineering (Mechanical Trade)'],
    wishes: ['Wind technician with a growing farm, happy to travel between sites.'],
    answers: linesOf(`
      {Vestas V126 and V150|Goldwind and Siemens Gamesa}, {service and fault finding|as lead of a two-person team}.
      GWO Basic Safety and Blade Repair, until {until}.
      Pitch bearings and {two gearbox exchanges|blade leading edge repairs}, and a main bearing as helper.
    `),
  },
  {
    roleId: 304,
    ladder: listed(
      'Solar Installer, Solar Farm Technician, Senior Solar Technician, Operations Lead',
    ),
    pay: [42, 66],
    works: ['power', 'civil'],
    duties: linesOf(`
      Built and maintained solar farms of {40|90|150} megawatts
      Tested strings, replaced inverters and tracked faults by SCADA
      Looked after trackers, cleaning and vegetation contractors
      Commissioned combiner boxes and met stations
      Wrote monthly performance reports
    `),
    skills: listed(
      'Inverters, Trackers, String testing, Thermography, SCADA, Commissioning, Vegetation management',
    ),
    tickets: electricalTickets,
    study: electricalTrade,
    wishes: [
      'Operations and maintenance of solar and batteries near {town}, Monday to Friday with call-outs.',
    ],
    answers: linesOf(`
      {60|110|180} megawatts altogether, {building two and keeping one running|in operations and maintenance}.
      {SMA central and Sungrow string inverters|Power Electronics}, single-axis trackers and {Trimble|Fluence} SCADA.
      A grade licence, working at heights, EWP and CPR, renewed until {until}.
    `),
  },
  {
    roleId: 305,
    ladder: listed('Apprentice Lineworker, Lineworker, Live Line Worker, Crew Leader'),
    pay: [48, 78],
    works: ['power', 'plant services', 'civil'],
    duties: linesOf(`
      Built and maintained overhead lines to {33|66} kV, live and dead
      Changed {60-220} poles a year with a crew of {4-6}
      Restored supply after storms, day and night
      Operated borer lifters, EWPs and crane trucks
      Carried out pole-top and EWP rescue twice a year
    `),
    skills: listed(
      'Overhead lines, Live line work, Pole top rescue, Borer lifter, Cable jointing, Storm response, Vegetation clearing',
    ),
    tickets: [...tradeTickets, 'HR Driver Licence', 'Pole Top Rescue'],
    study: ['Certificate III in ESI Power Systems Distribution Overhead'],
    wishes: ['Line work on a project or with a network, away work is fine when it pays.'],
    answers: linesOf(`
      Overhead to {33|66} kV, glove and barrier live work, with {the network in {state}|two networks}.
      Pole top and EWP rescue, first aid, borer lifter and crane under 10 tonnes; all to {until}.
      {Four weeks on and one off|As long as it takes} for storms. I have been to {North Queensland|the South West} for them twice.
    `),
  },
  {
    roleId: 307,
    ladder: listed(
      'Graduate Electrical Engineer, Power Systems Engineer, Grid Connection Engineer, Principal Grid Engineer',
    ),
    pay: [68, 140],
    works: ['power', 'engineering'],
    duties: linesOf(`
      Took {two|three|five} connections of {80|150|300} MW through generator performance standards
      Built PSCAD and PSSE models and answered the operator's questions
      Commissioned hold points and R2 tests on site
      Wrote connection strategies and negotiated with the network
      Led {two|three} modelling engineers
    `),
    skills: listed(
      'PSCAD, PSSE, Generator performance standards, R2 testing, Load flow, Harmonics, Python',
    ),
    tickets: officeTickets,
    study: ['Bachelor of Engineering (Electrical)'],
    wishes: ['Grid connections for wind, solar and batteries, {city} or remote.'],
    answers: linesOf(`
      {Three|Five} 5.3.4A and B applications through to registration, {solar and batteries|wind and hybrid}.
      PSCAD and PSSE daily, PowerFactory now and then, Python around them.
      {A 90 MW solar farm and a 150 MW wind farm|Two batteries of 100 MW}, one in {state}.
    `),
  },
  {
    roleId: 308,
    ladder: listed(
      'Trainee Operator, Water Treatment Operator, Senior Water Treatment Operator, Water Supervisor',
    ),
    pay: [40, 64],
    works: ['power', 'village', 'petroleum', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Ran {potable, wastewater and reverse osmosis|tailings return and potable} plant for {400-1800} people
      Tested and dosed daily and reported to the health authority
      Changed membranes, UV lamps and pumps
      Managed a {turbidity|coliform} exceedance to clearance
      Kept the irrigation licence in order
    `),
    skills: listed(
      'Reverse osmosis, Wastewater treatment, Chlorination, SCADA, Sampling, Membrane replacement, Drinking water guidelines',
    ),
    tickets: [...tradeTickets, 'Chlorine Handling'],
    study: ['Certificate III in Water Industry Operations'],
    wishes: ['Water operations on a mine or village, residential or 8/6.'],
    answers: linesOf(`
      Potable, waste and {reverse osmosis|dissolved air flotation}, at {site} and two camps before.
      Certificate III in Water Industry Operations {and chlorine handling|, with UV and RO units}.
      Turbidity went over after rain. We put the tanks in recirculation, told the health officer within the hour, flushed and had three clear samples before supply went back.
    `),
  },
]
