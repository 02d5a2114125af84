import { ridgeRoad } from '../logos/landforms.ts'
import { coreBit, creekNut } from '../logos/works.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf } from './texts.ts'

const longreachCoreDrillers: DemoCompany = {
  name: 'Longreach Core Drillers',
  domain: 'longreachcore.example',
  registeredDaysAgo: 367,
  contact: {
    firstName: 'Barry',
    lastName: 'Whitcombe',
    title: 'Operations Manager',
    phone: '0491 571 266',
  },
  mark: coreBit,
  isPublished: true,
  facts: {
    industry: 6,
    employee_size: '51-200',
    office_address: '22 Forge Street, Orange NSW 2800',
    summary: paragraphsOf(`
      Nineteen rigs, 120 people, and core from Cobar to the Lachlan. Eleven of the rigs drill diamond
      from surface, six are underground and two do reverse circulation. The deepest hole so far
      stopped at 2,140 metres.

      An offsider starts at the rod rack and can be a driller in three years; we pay for the
      Certificate III and for the time to do it. Bonus is by the metre and shared evenly by the crew,
      so that nobody hurries anybody else.
    `),
    commodities: ['Gold', 'Copper', 'Zinc', 'Lead'],
    key_people: peopleOf(`
      Barry Whitcombe: Operations Manager
      Denise Whitcombe: Owner and Director
      Manaia Rutene: Safety and Training Coordinator
    `),
    field_roster: '2 weeks on, 1 off; 8/6 underground',
    typical_hours: '12-hour shifts, days and nights',
    facilities:
      "Whatever the client's camp has; on remote jobs our own camp trailers with single rooms, a cook and satellite internet",
    software_used: listed('IMDEXHUB-IQ, CorePlan, Xero'),
  },
}

/** Signed up today, and is far from done with its first profile. */
const hallettRidgeContractors: DemoCompany = {
  name: 'Hallett Ridge Contractors',
  domain: 'hallettridge.example',
  registeredDaysAgo: 0,
  contact: {
    firstName: 'Gino',
    lastName: 'Petrakis',
    title: 'Managing Director',
    phone: '0491 571 491',
  },
  mark: ridgeRoad,
  isPublished: false,
  facts: { office_address: '7 Slag Road, Whyalla SA 5600' },
  unpublished: {
    industry: 4,
    employee_size: '51-200',
    summary: paragraphsOf(`
      Civil contractor in the Upper Spencer Gulf: haul roads, pads, tailings dams and concrete for
      mines, wind farms and the steelworks.
    `),
    key_people: [{ first_name: 'Gino', last_name: 'Petrakis', role: '' }],
  },
}

const torqueCreekMechanical: DemoCompany = {
  name: 'Torque Creek Mechanical',
  domain: 'torquecreek.example',
  registeredDaysAgo: 61,
  contact: {
    firstName: 'Kylie',
    lastName: 'Aspinall',
    title: 'Labour and Shutdown Coordinator',
    phone: '0491 571 804',
  },
  mark: creekNut,
  isPublished: true,
  facts: {
    industry: 9,
    employee_size: '51-200',
    office_address: '3 Coal Haven Drive, Muswellbrook NSW 2333',
    summary: paragraphsOf(`
      We fix what moves coal in the Hunter: dozers, diggers, trucks, conveyors and washeries. Half of
      our 140 people are heavy diesel fitters and auto electricians; the rest are boilermakers, belt
      splicers and a small hydraulic shop behind the office.

      Work is at 14 mines between Singleton and Denman and at the workshop in Muswellbrook, so you
      are home for tea, or for breakfast. We start at the workshop gate and pay from there.

      Apprentices: nine at the moment, four of them older than 25. We keep a place for anyone who
      was a good trade assistant for a year.
    `),
    commodities: ['Coal'],
    key_people: peopleOf(`
      Darren Aspinall: Director
      Kylie Aspinall: Labour and Shutdown Coordinator
      Wiremu Parata: Workshop Manager
      Jess Lombardo: Apprentice Supervisor
    `),
    cash_in_bank: '$3.1M',
    field_roster: 'Monday to Friday, or 7/7 on lifetime crews; shutdowns as they come',
    typical_hours: '10 to 12 hours, most jobs start at 6:00',
    facilities: 'Workshop with two 50-tonne cranes, crib room, showers, tool store with van refit',
    software_used: listed('simPRO, Microsoft Dynamics, AutoCAD'),
  },
}

export const fieldContractors = [
  longreachCoreDrillers,
  hallettRidgeContractors,
  torqueCreekMechanical,
]
