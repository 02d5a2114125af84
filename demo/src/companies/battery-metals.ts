import { brightMagnet, pinkCrystal } from '../logos/minerals.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

const galahHillLithium: DemoCompany = {
  name: 'Galah Hill Lithium',
  domain: 'galahhill.example',
  registeredDaysAgo: 288,
  contact: {
    firstName: 'Renee',
    lastName: 'Vasquez',
    title: 'Human Resources Superintendent',
    phone: '0491 570 157',
  },
  mark: pinkCrystal,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '201-500',
    office_address: 'Suite 5, 88 Melaleuca Road, West Perth WA 6005',
    summary: paragraphsOf(`
      Galah Hill mines spodumene from one open pit, 28 kilometres from Ravensthorpe on the south coast
      of Western Australia, and makes 190,000 tonnes of concentrate a year. Trucks take it to the port
      of Esperance, two and a half hours down the road.

      Lithium prices halved while we were building. We finished anyway, smaller than planned: one
      crushing line instead of two, 230 people instead of 400. Nobody has been stood down since we
      started up, and we would like to keep it so.

      Most of our plant crew live between Hopetoun and Esperance. If you surf, that is a reason to
      apply.
    `),
    commodities: ['Lithium', 'Tantalum'],
    key_people: peopleOf(`
      Duncan Farrow: Managing Director
      Mei-Ling Cho: Processing Manager
      Renee Vasquez: Human Resources Superintendent
    `),
    key_projects: projectsOf(`
      Galah Hill: Production
      Second crushing line: Care & Maintenance
      Cockatoo Flat: Exploration
    `),
    market_cap: '$420M',
    cash_in_bank: '$61.5M',
    field_roster: '7 days on, 7 off for locals and FIFO alike; 4/3 for day staff',
    typical_hours: '12 hours in the plant and the pit, 10 hours for day staff',
    facilities:
      'Single rooms with ensuite, Mess, Gym, Wi-Fi, Laundry, Recreation room, BBQ area; a bus to Hopetoun each change of shift',
    software_used: listed(
      'Micromine Origin, Micromine Spry, Leapfrog Geo, SysCAD, AVEVA PI System',
    ),
  },
}

/** Signed up by the short form; its contact was never asked who they are. */
const pencilPineNickel: DemoCompany = {
  name: 'Pencil Pine Nickel',
  domain: 'pencilpine.example',
  registeredDaysAgo: 12,
  isPublished: false,
  facts: { office_address: '14 Assay Street, Zeehan TAS 7469' },
}

const nullamundaRareEarths: DemoCompany = {
  name: 'Nullamunda Rare Earths',
  domain: 'nullamunda.example',
  registeredDaysAgo: 203,
  contact: {
    firstName: 'Ashok',
    lastName: 'Pillai',
    title: 'Project Services Manager',
    phone: '0491 570 158',
  },
  mark: brightMagnet,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '51-200',
    office_address: '6 Bloodwood Crescent, Alice Springs NT 0870',
    summary: paragraphsOf(`
      We are building a mine and a cracking plant for neodymium and praseodymium, the two metals in
      every strong magnet, 210 kilometres east of Alice Springs. Earthworks began in March. First
      oxide is due in 27 months.

      Until then the work is construction: concrete, structural steel, a 24-kilometre access road and
      a bore field. From next winter we take on operators, and everybody who joins then spends four
      months at the pilot plant before the real one starts.

      The land is pastoral lease under native title. One in five people on site today comes from
      Central Australia, and our agreement with the Traditional Owners makes it one in three by the
      time we produce.
    `),
    commodities: ['Rare Earth Elements'],
    key_people: peopleOf(`
      Ingrid Solheim: Chief Executive Officer
      Warren Tjong: Project Director
      Ashok Pillai: Project Services Manager
      Leah Bonython: Head of Community and Country
    `),
    key_projects: projectsOf(`
      Nullamunda mine and plant: Development
      Spinifex Dome: Exploration
    `),
    market_cap: '$615M',
    cash_in_bank: '$274M',
    field_roster: '2 weeks on, 1 off from Alice Springs, Darwin and Adelaide; 9/5 for locals',
    typical_hours: '10.5 hours, days only during construction',
    facilities:
      'Construction camp of 310 rooms: Single rooms with ensuite, Mess, Gym, Wi-Fi, Laundry, Medical centre, Airstrip; no alcohol on site',
    software_used: listed('Leapfrog Edge, METSIM, 12d Model, Civil 3D, QGIS, Microsoft Project'),
  },
}

export const batteryMetals = [galahHillLithium, pencilPineNickel, nullamundaRareEarths]
