import type { PersonFacts } from './writer.ts'

/** Invented people for tests, from a first job to a whole career. */

export const jumboOperator: PersonFacts = {
  firstName: 'Casey',
  industry: 'Mining',
  role: 'Jumbo Operator',
  state: 'WA',
  availability: 'from 3 March 2027',
  contractType: 'PAYG',
  experienceMonths: 135,
  currentTitle: 'Lead Jumbo Operator',
  currentCompany: 'Saltbush Mining',
  employers: ['Saltbush Mining', 'Redgum Contractors', 'Banksia Underground'],
  skills: ['Sandvik DD422i', 'Ground support', 'Fibrecrete', 'Resin bolts', 'Face charging'],
  licences: ['HR licence', 'Work at heights', 'Senior First Aid', 'Shotfirer'],
  answers: [
    {
      question: 'Which jumbos have you operated, and how many years have you had as lead operator?',
      response: 'Sandvik DD421 and DD422i. Eleven years in mining, 5 years of it as lead operator.',
    },
    {
      question: 'How many metres of development a month did your last crew achieve?',
      response: 'Our last crew averaged 250 metres a month with one jumbo and a share of a second.',
    },
  ],
  idealRole: 'A two-boom seat with a settled crew, gold or nickel, point of hire Perth.',
}

export const tradesAssistant: PersonFacts = {
  firstName: 'Tyler',
  industry: 'Trades and Maintenance',
  role: 'Serviceperson',
  state: 'QLD',
  availability: 'now',
  contractType: null,
  experienceMonths: 7,
  currentTitle: 'Trades Assistant',
  currentCompany: 'Ironbark Engineering',
  employers: ['Ironbark Engineering'],
  skills: ['Hand tools'],
  licences: ['White Card'],
  answers: [
    {
      question: 'Which machines have you serviced?',
      response: 'only light vehicles so far but i am keen to learn',
    },
  ],
  idealRole: 'apprenticeship in heavy diesel, anywhere in QLD',
}

export const mineManager: PersonFacts = {
  firstName: 'Margaret',
  industry: 'Mining',
  role: 'Underground Mine Manager',
  state: 'NT',
  availability: 'from 1 June 2027',
  contractType: 'PTY',
  experienceMonths: 424,
  currentTitle: 'Underground Mine Manager',
  currentCompany: 'Spinifex Gold (Operations) Pty Ltd',
  employers: [
    'Spinifex Gold (Operations) Pty Ltd',
    'Mulga Ridge Copper',
    'Casuarina Nickel',
    'Wandoo Mining Services',
    'Desert Oak Resources',
  ],
  skills: [
    'Statutory management',
    'Sub-level caving',
    'Budget control',
    'Ventilation',
    'Deswik.CAD',
  ],
  licences: ["First Class Mine Manager's Certificate", 'Senior First Aid'],
  answers: [
    {
      question: 'What is the most valuable improvement you have delivered at an operation?',
      response: 'I moved the crews to even time, and turnover halved within a year.',
    },
  ],
  idealRole:
    'A residential manager role at a mine with three or more years of reserves. A board that backs safety with money.',
}

const geologist: PersonFacts = {
  ...jumboOperator,
  firstName: 'Nguyễn Anh',
  industry: 'Exploration and Geoscience',
  role: 'Exploration Geologist',
  state: 'South Australia',
  experienceMonths: 36,
  currentTitle: 'Project Geologist',
  currentCompany: null,
  employers: ['Mallee Minerals', 'Quandong Exploration'],
  skills: ['Leapfrog Geo', 'QGIS', 'Core logging'],
  licences: [],
  answers: [
    {
      question: 'Which software do you use?',
      response: 'Leapfrog Geo, QGIS and acQuire every day.',
    },
  ],
  idealRole: 'Field based exploration, copper-gold, 2:1 or 9/5.',
}

export const nurse: PersonFacts = {
  ...tradesAssistant,
  firstName: 'CHRIS',
  industry: 'Health and Safety',
  role: 'Occupational Health Nurse',
  state: 'ACT',
  experienceMonths: 12,
  currentTitle: 'OCCUPATIONAL HEALTH NURSE',
  currentCompany: 'KURRAJONG REMOTE HEALTH PTY LTD',
  employers: ['KURRAJONG REMOTE HEALTH PTY LTD', 'Waratah Hospital'],
  skills: ['Audiometry', 'Spirometry'],
  licences: ['AHPRA registration', 'Advanced life support'],
  answers: [
    {
      question: 'Which medicals have you run?',
      response: 'COAL BOARD AND PRE-EMPLOYMENT MEDICALS!!!',
    },
  ],
  idealRole: 'LOOKING FOR FIFO CLINIC WORK IN WA OR QLD!!',
}

/** Between two jobs, after a first one. */
const surveyor: PersonFacts = {
  ...tradesAssistant,
  firstName: 'Mary-Jane',
  industry: 'Mining',
  role: 'Mine Surveyor',
  state: 'New South Wales',
  experienceMonths: 18,
  currentTitle: null,
  currentCompany: null,
  employers: ['Coolabah Survey'],
  skills: ['Leica scanners'],
  licences: [],
  answers: [
    {
      question: 'Which instruments, drones and scanners have you used?',
      response: 'I have flown two drones for stockpiles, and I scan stopes every week.',
    },
  ],
  idealRole: 'Surveying underground.',
}

/** Somebody whose resume could not be read. */
export const unreadOperator: PersonFacts = {
  ...jumboOperator,
  experienceMonths: null,
  currentTitle: null,
  currentCompany: null,
  employers: [],
  skills: [],
  licences: [],
}

/** Somebody who typed what came to hand. */
export const hastyOperator: PersonFacts = {
  ...unreadOperator,
  contractType: null,
  answers: [
    { question: 'Which trucks have you driven?', response: 'asdf' },
    { question: 'On which sites?', response: 'n/a' },
  ],
  idealRole: '-',
}

export const samplePeople: readonly [string, PersonFacts][] = [
  ['a jumbo operator', jumboOperator],
  ['a trades assistant in a first job', tradesAssistant],
  ['a mine manager with a whole career', mineManager],
  ['a geologist', geologist],
  ['a surveyor between two jobs', surveyor],
  ['a nurse who writes in capitals', nurse],
  ['an operator whose resume could not be read', unreadOperator],
  ['an operator in a hurry', hastyOperator],
]
