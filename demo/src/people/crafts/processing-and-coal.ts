import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { officeTickets, surfaceTickets, tradeTickets } from './tickets.ts'

export const processingAndCoalCrafts: readonly Craft[] = [
  {
    roleId: 105,
    ladder: listed('Blast Crew Member, Shotfirer, Senior Shotfirer, Blast Supervisor'),
    pay: [48, 80],
    works: ['mining contractor', 'metal mine', 'underground mine', 'coal mine'],
    duties: linesOf(`
      Charged and fired {surface|underground} blasts of {20,000|80,000|250,000} to {300,000|450,000} tonnes
      Tied in electronic and signal-tube shots to design and kept blast records
      Set up exclusion zones with guards and radio clearance
      Checked misfires and re-entered under the site procedure
      Supervised a blast crew of {4-9} and their mobile processing unit
    `),
    skills: listed(
      'Bulk emulsion, Electronic initiation, Charge-up, Misfire management, Exclusion zones, Explosives storage, Blast guarding',
    ),
    tickets: [...surfaceTickets, 'Shotfirer Licence', 'BEUL Security Clearance'],
    study: ['Certificate III in Surface Extraction Operations'],
    wishes: [
      'Shotfiring on surface or underground, FIFO from {city}, with a company that gives the crew time to do it properly.',
    ],
    answers: linesOf(`
      Shotfirer's licence for {state} with an explosives driver licence, valid to {until}. I can apply for mutual recognition elsewhere.
      Up to {300,000|450,000} tonnes on surface. Underground {ring firing and development rounds|slot raises and rings of 18,000 tonnes}.
      Bulk emulsion and ANFO, {electronic and signal tube|Unitronic and i-kon detonators}, and underground charge vehicles.
      A down-line was cut in a lead row. I held the exclusion, waited the time, had the engineer check the design and re-fired from a fresh hole beside it. The report went to the regulator the same day.
    `),
  },
  {
    roleId: 119,
    ladder: listed(
      'Graduate Metallurgist, Metallurgist, Senior Metallurgist, Processing Superintendent',
    ),
    pay: [54, 110],
    works: ['metal mine', 'underground mine', 'engineering'],
    duties: linesOf(`
      Looked after a {1.6|3.5|12} Mtpa {CIL gold|copper flotation|lithium dense-media} plant
      Lifted recovery by {1-3} per cent by changing {grind size|reagent dosing|residence time}
      Ran plant trials, surveys and monthly metallurgical accounting
      Wrote the metallurgical section of the budget and of {two|three} feasibility reports
      Trained operators on circuit chemistry and sampling
    `),
    skills: listed(
      'CIL, Flotation, Metallurgical accounting, JKSimMet, METSIM, Plant trials, AVEVA PI System, Comminution',
    ),
    tickets: [...officeTickets, 'Cyanide Awareness'],
    study: ['Bachelor of Engineering (Metallurgy)'],
    wishes: [
      'Plant metallurgy with ownership of a circuit, {residential in {town}|8/6 from {city}}.',
    ],
    answers: linesOf(`
      {CIL and gravity|Flotation and leaching|Heavy media and flotation}, with a year in the laboratory at the start.
      {1.6|2.8|5.5} Mtpa at {site}, {gold|copper and gold|spodumene}.
      We coarsened the grind by {10-30} microns and moved the cyclones: {0.8|1.4} per cent more recovery and {200-500} kilowatts less power.
      JKSimMet and METSIM for the models, PI for the history and LIMS for assays.
    `),
  },
  {
    roleId: 120,
    ladder: listed(
      'Trainee Process Technician, Process Technician, Senior Process Technician, Control Room Operator',
    ),
    pay: [42, 68],
    works: ['metal mine', 'underground mine'],
    duties: linesOf(`
      Operated crushing, milling and {CIL|flotation} circuits from the floor and the control room
      Took samples and titrations every two hours and adjusted reagents
      Isolated and tagged equipment for maintenance under permit
      Led {two|three} technicians on night shift
      Gold room smelts and carbon stripping under dual control
    `),
    skills: listed(
      'Crushing, Milling, CIL, Flotation, Citect, Reagent mixing, Isolation and permits, Gold room',
    ),
    tickets: [...tradeTickets, 'Cyanide Handling'],
    study: ['Certificate III in Resource Processing'],
    wishes: [
      'Process technician on a {gold|copper} plant with time in the control room, {8/6|7/7}.',
    ],
    answers: linesOf(`
      Crushing, milling, wet plant and reagents, {and the gold room since last year|gold room in training}.
      {years}, about half in the control room, at {site} and before.
      Forklift, EWP, confined space and gas testing, {cyanide and acid handling|hazardous chemicals}, all current.
    `),
  },
  {
    roleId: 121,
    ladder: listed('Cleanskin Operator, Outbye Operator, Longwall Operator, Longwall Crew Leader'),
    pay: [54, 86],
    works: ['coal mine', 'mining contractor'],
    duties: linesOf(`
      Operated shearer and shields on a {300|350} metre face, {70|110} shears a week
      Worked {two|three|four} longwall relocations from recovery to first coal
      Advanced belts, monorails and pump stations
      Kept gas and ventilation readings and withdrew the panel when needed
      Buddied cleanskins through their underground competencies
    `),
    skills: listed(
      'Shearer operation, Shield advance, Longwall changeouts, Belt extensions, Gas monitoring, Strata support, LHD',
    ),
    tickets: [...surfaceTickets, 'Generic Underground Induction', 'Deputy Assistance Module'],
    study: ['Certificate III in Underground Coal Operations'],
    wishes: [
      'Longwall face or outbye crew in the {Bowen Basin|Hunter Valley}, weekend or even-time roster.',
    ],
    answers: linesOf(`
      Shearer and shields on {Joy|Caterpillar} longwalls at {site} and one other mine, {years} altogether.
      {Three|Four|Five}, from the dismantle crew to leading the shield set-up on the last.
      Coal Board Medical and Standard 11 with underground, good until {until}. Order 43 chest X-ray was clear.
    `),
  },
  {
    roleId: 122,
    ladder: listed('Underground Operator, Deputy, ERZ Controller, Undermanager'),
    leastYears: 8,
    pay: [75, 118],
    works: ['coal mine', 'mining contractor'],
    duties: linesOf(`
      Carried statutory responsibility for {two|three} explosion risk zones a shift
      Inspected for gas, strata and ventilation and wrote the reports
      Led a panel crew of {12-26} to {600-900} metres of development a month
      Handled gas exceedances and a withdrawal of {30-110} people without injury
      Coached crew members who were studying for their deputy's ticket
    `),
    skills: listed(
      'Statutory inspections, Gas management, Ventilation, Strata control, Panel supervision, Emergency response, ICAM',
    ),
    tickets: [...surfaceTickets, 'Deputy Certificate of Competency', 'Mines Rescue'],
    study: ['Diploma of Underground Coal Mining Management'],
    wishes: [
      'Undermanager or senior deputy in an underground coal mine with a strong inspectorate record.',
    ],
    answers: linesOf(`
      {ERZ Controller and Deputy|Undermanager, second class}, {state}, valid to {until}.
      {site} and {two|three} mines before it, {years} in coal.
      We had {1.25|2} per cent general body methane behind a roof fall. I withdrew the panel, restored ventilation in stages and did not go back until the tube bundle and the drager agreed.
    `),
  },
]
