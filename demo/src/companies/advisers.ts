import { spottedLeaf } from '../logos/living-things.ts'
import { loadedBeam } from '../logos/works.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

const fulcrumAndVale: DemoCompany = {
  name: 'Fulcrum & Vale Consulting Engineers',
  domain: 'fulcrumvale.example',
  registeredDaysAgo: 272,
  contact: {
    firstName: 'Hamish',
    lastName: 'Oyelaran',
    title: 'Talent Partner',
    phone: '0491 572 983',
  },
  mark: loadedBeam,
  isPublished: true,
  facts: {
    industry: 5,
    employee_size: '201-500',
    office_address: 'Level 4, 19 Tannery Street, South Brisbane QLD 4101',
    summary: paragraphsOf(`
      We design the parts of a mine that must not fall down: crusher stations, conveyors, bins, wharves
      and the dams behind them. There are 260 of us in Brisbane, Mackay and Perth, two in three are
      engineers, and we have checked our own work with a second pair of eyes since 1986.

      Graduates spend four of their first twelve months on a site that somebody else designed. It is
      the quickest way to learn what a fitter thinks of your drawing.

      Fulcrum & Vale has been listed since 2019. Staff hold 31 per cent.
    `),
    key_people: peopleOf(`
      Josephine Vale: Managing Director
      Arjun Sethi: Principal, Structures
      Carolyn Mudge: Principal, Tailings and Water
      Hamish Oyelaran: Talent Partner
    `),
    key_projects: projectsOf(`
      Sarina Wharf conveyor renewal: Development
      Tailings dam review, North West Queensland: Feasibility
    `),
    ticker: 'FULCR',
    market_cap: '$186.4M',
    cash_in_bank: '$27M',
    typical_hours: '37.5 hours a week, start between 7 and 9:30; two days a week from home',
    facilities: 'Bike store, showers, a library, and a workshop with a testing frame',
    software_used: listed(
      'Revit, AutoCAD, Civil 3D, Space Gass, Strand7, PLAXIS, Bentley OpenRoads',
    ),
  },
}

const quollAndFern: DemoCompany = {
  name: 'Quoll & Fern Ecology',
  domain: 'quollandfern.example',
  registeredDaysAgo: 146,
  contact: {
    firstName: 'Bronwyn',
    lastName: 'Tsai',
    title: 'Practice Manager',
    phone: '0491 573 087',
  },
  mark: spottedLeaf,
  isPublished: true,
  facts: {
    industry: 7,
    employee_size: '11-50',
    office_address: '66 Fig Tree Lane, Toowong QLD 4066',
    summary: paragraphsOf(`
      Quoll & Fern counts animals and plants before a mine is built and watches over them
      afterwards. We are 34 ecologists, botanists and spatial analysts, with field teams in Brisbane,
      Emerald and Devonport.

      Surveys go where the work is: brigalow in the wet, west coast Tasmania in the sleet, 12 nights
      at most. You walk with a partner, carry a satellite phone and have the last word on weather.

      Reports are written by whoever did the survey, and clients do not edit our findings. We have
      lost two contracts over it and would again.
    `),
    key_people: peopleOf(`
      Elspeth Drury: Principal Ecologist
      Nathan Corbett: Field Operations Lead
      Bronwyn Tsai: Practice Manager
    `),
    field_roster: 'Field trips of 5 to 12 days, then at least as many at home or in the office',
    typical_hours: '38 hours a week on average; dawn, dusk and some nights in the field',
    facilities: 'Four-wheel drives with winch and fridge, field stations in Emerald and Zeehan',
    software_used: listed('ArcGIS, QGIS, R, Kaleidoscope Pro'),
  },
}

const evenkeelWellbeing: DemoCompany = {
  name: 'Evenkeel Workforce Wellbeing',
  domain: 'evenkeel.example',
  registeredDaysAgo: 39,
  contact: {
    firstName: 'Marcus',
    lastName: 'Adeyemi',
    title: 'Clinical Operations Manager',
    phone: '0491 573 770',
  },
  isPublished: true,
  facts: {
    industry: 10,
    employee_size: '1-10',
    office_address: 'Shop 2, 140 Marine Terrace, Adelaide SA 5000',
    summary: paragraphsOf(`
      Eight people: occupational health nurses, two psychologists and a hygienist. We do medicals,
      noise and dust monitoring, and spend a week each quarter living in our clients' villages.

      We look for nurses who have worked remote, and for people who can sit in a crib room without
      a clipboard.
    `),
    key_people: peopleOf(`
      Lena Kowalczyk: Director and Occupational Physician
      Marcus Adeyemi: Clinical Operations Manager
    `),
    typical_hours: 'Monday to Thursday, 8:00 to 17:00; one week in twelve on site',
  },
}

export const advisers = [fulcrumAndVale, quollAndFern, evenkeelWellbeing]
