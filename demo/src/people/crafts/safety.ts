import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { fieldTickets } from './tickets.ts'

const works: Craft['works'] = [
  'safety and health',
  'metal mine',
  'underground mine',
  'coal mine',
  'civil',
]

export const safetyCrafts: readonly Craft[] = [
  {
    roleId: 1001,
    ladder: listed(
      'Safety Officer, Health and Safety Advisor, Senior Health and Safety Advisor, Safety Superintendent',
    ),
    pay: [48, 90],
    works,
    duties: linesOf(`
      Coached {80-320} workers on {a shutdown|an expansion|an underground mine}
      Investigated {12-40} incidents with ICAM and changed controls
      Ran critical control checks and {monthly|weekly} verifications
      Wrote inductions and toolbox packs in plain words
      Reported to the regulator and the board
    `),
    skills: listed(
      'ICAM, Critical control verification, Inductions, Auditing, Risk assessment, INX InControl, Toolbox talks',
    ),
    tickets: [...fieldTickets, 'Certificate IV in Work Health and Safety'],
    study: ['Diploma of Work Health and Safety'],
    wishes: linesOf(`
      Safety advisor on site with crews rather than in front of a screen, {8/6|5/2}.
      A safety role on a shutdown or a new project, FIFO from {city}.
    `),
    answers: linesOf(`
      Diploma of WHS in {2014-2022} and Certificate IV before; ICAM lead since.
      {site} and {two|three} construction projects, mostly in {state}.
      ICAM. The last one was a dropped object on the mill; we redesigned the toeboard instead of writing another notice.
      On hand injuries we swapped gloves and tools with the crew and counted. Injuries went from {nine|eleven} to {two|three} in a year.
    `),
  },
  {
    roleId: 1002,
    ladder: listed(
      'Safety Advisor, Senior Safety Advisor, Safety Coordinator, Health and Safety Superintendent',
    ),
    leastYears: 9,
    pay: [78, 132],
    works: ['metal mine', 'underground mine', 'coal mine', 'civil', 'petroleum'],
    duties: linesOf(`
      Led {8-20} advisors and medics for a workforce of {400-1700}
      Cut recordable frequency from {6-9} to {2-4}
      Rewrote the principal hazard plans with operations
      Managed a serious incident with the inspectorate
      Audited contractors and prequalified {40-160} of them
    `),
    skills: listed(
      'Leadership, Principal hazard management, Incident response, Audits, Contractor management, Regulators',
    ),
    tickets: [...fieldTickets, 'Lead Auditor'],
    study: ['Graduate Diploma in Occupational Health'],
    wishes: ['Superintendent at an operation with good people and hard problems.'],
    answers: linesOf(`
      {600|1100} people and a team of {9-16} at {site}.
      ISO 45001 from gap to certificate at {one|two} operations; now mostly critical control assurance.
      I rang the inspector within the hour and gave them the whole file. We carried out their four notices and added two of our own.
    `),
  },
  {
    roleId: 1003,
    ladder: listed(
      'Emergency Response Volunteer, Emergency Services Officer, Senior Emergency Services Officer, Emergency Services Coordinator',
    ),
    pay: [46, 78],
    works: ['safety and health', 'metal mine', 'underground mine', 'coal mine', 'petroleum'],
    duties: linesOf(`
      Served as sole ESO on {8/6|even time} for {300-1300} people
      Ran {weekly|fortnightly} training of a volunteer team of {16-40}
      Responded to {medical, fire and vehicle|rope and confined space} calls
      Inspected {120-600} extinguishers, hydrants and vehicles
      Kept the emergency plan and drills up to date
    `),
    skills: listed(
      'Mine rescue, Fire response, Rope rescue, HAZMAT, Emergency planning, Volunteer training, Drug and alcohol testing',
    ),
    tickets: [...fieldTickets, 'Certificate III in Mine Emergency Response', 'HR Driver Licence'],
    study: ['Certificate III in Emergency Response and Rescue'],
    wishes: ['ESO post with a keen volunteer team and time to train it.'],
    answers: linesOf(`
      Certificate III and IV, rope, road crash, BA and HAZMAT; competition captain in {2022|2024}.
      {EMT|Advanced first aid and pain relief}, AHPRA where needed.
      {Two crush injuries|A vehicle over a windrow and a fire in a workshop}, led on site, debriefed after.
      {8/6|2:1}, alone on nights for {three|four} years.
    `),
  },
  {
    roleId: 1004,
    ladder: listed('Ambulance Officer, Paramedic, Remote Site Paramedic, Clinical Lead'),
    pay: [54, 88],
    works: ['safety and health', 'petroleum', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Provided primary care and emergency response for {200-900} people
      Coordinated {4-14} retrievals with the flying doctors
      Carried out fitness, drug and alcohol tests
      Kept drugs and equipment to schedule
      Taught first aid to volunteers
    `),
    skills: listed(
      'Advanced life support, Primary care, Retrieval coordination, Drug and alcohol testing, Triage, Health promotion',
    ),
    tickets: [...fieldTickets, 'AHPRA Registration (Paramedic)'],
    study: ['Bachelor of Health Science (Paramedicine)'],
    wishes: ['Remote paramedic, {14/14|2:1}, offshore or mine.'],
    answers: linesOf(`
      AHPRA registered {since 2019|to {until}}, {years} on road and remote.
      {site}, {two|three} camps and a seismic survey.
      Chest pain at two in the morning, airstrip wet. I treated and held for four hours with the cardiologist on the phone, the aircraft came at first light.
    `),
  },
  {
    roleId: 1006,
    ladder: listed(
      'Graduate Hygienist, Occupational Hygienist, Senior Occupational Hygienist, Principal Hygienist',
    ),
    pay: [55, 112],
    works: ['safety and health', 'metal mine', 'underground mine', 'coal mine', 'engineering'],
    duties: linesOf(`
      Designed exposure monitoring for {silica, diesel and noise|coal dust|welding fume} with {80-300} samples a year
      Cut similar exposure groups over the limit from {six|nine} to {one|two}
      Wrote health management plans to the regulator
      Specified ventilation and respirators with engineers
      Trained supervisors to read results
    `),
    skills: listed(
      'Respirable dust, Diesel particulate, Noise, Statistics, Ventilation, Respiratory protection, Sampling design',
    ),
    tickets: [...fieldTickets, 'COH Certification'],
    study: ['Master of Science (Occupational Hygiene)'],
    wishes: ['Hygiene with a company that fixes what is found.'],
    answers: linesOf(`
      {Silica, diesel and noise|Coal dust and welding fume}, quarterly campaigns at {site}.
      {COH|Full membership, COH next year}, LEV P601.
      Wet sampling and enclosed cabs brought silica at the crusher down by {60|75} per cent.
    `),
  },
  {
    roleId: 1008,
    ladder: listed(
      'Operator Trainer, Trainer and Assessor, Senior Trainer and Assessor, Training Coordinator',
    ),
    pay: [50, 82],
    works: [
      'safety and health',
      'metal mine',
      'underground mine',
      'coal mine',
      'mining contractor',
    ],
    duties: linesOf(`
      Trained and assessed on {haul trucks|dozers and diggers|underground loaders}
      Brought {20-90} new-to-industry operators to competence
      Kept records for the RTO and for audit
      Built simulator scenarios and toolbox content
      Coached other trainers on assessment
    `),
    skills: listed(
      'Training and assessment, Simulator training, RTO records, Haul trucks, Mentoring, Verification of competency',
    ),
    tickets: [...fieldTickets, 'TAE40116 Certificate IV in Training and Assessment'],
    study: ['Certificate IV in Training and Assessment'],
    wishes: ['Site trainer with time for people, {8/6|7/7}.'],
    answers: linesOf(`
      TAE40116, with the upgrade to TAE40122 {done|under way}.
      {793s, 830Es and water carts|Dozer, grader and digger}, plus VOC.
      Two weeks of theory and simulator, four with a mate, then the check. Of {30|60} last year all but {one|two} made it.
    `),
  },
  {
    roleId: 1009,
    ladder: listed(
      'Emergency Services Officer, Mine Rescue Officer, Mine Rescue Coordinator, Emergency Manager',
    ),
    leastYears: 7,
    pay: [60, 100],
    works: ['metal mine', 'underground mine', 'coal mine', 'safety and health'],
    duties: linesOf(`
      Coordinated {24-70} volunteers for underground and surface rescue
      Captained and coached for {two|four} state competitions
      Ran BA, rope and firefighting exercises monthly
      Wrote the emergency plan and tested it yearly
      Kept {$0.6|$1.4} million of equipment
    `),
    skills: listed(
      'Mine rescue, BA teams, Emergency planning, Competition coaching, Equipment maintenance, Volunteer management',
    ),
    tickets: [...fieldTickets, 'Certificate IV in Mine Emergency Response', 'HR Driver Licence'],
    study: ['Certificate IV in Mine Emergency Response'],
    wishes: ['Mine rescue coordination at an underground mine, residential or even time.'],
    answers: linesOf(`
      Certificate IV, BA and rope; state competitions in {two|three} years, first in {fire|theory} once.
      With a roster by shift and a skill matrix: nobody leads in the smoke before they have led in the light.
      BA sets, two fire trucks and the plan of {site}, tested each {March|spring}.
    `),
  },
]
