import { oldShore } from '../logos/landforms.ts'
import { gibberStones } from '../logos/minerals.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

const farshoreMineralSands: DemoCompany = {
  name: 'Farshore Mineral Sands',
  domain: 'farshore.example',
  registeredDaysAgo: 131,
  contact: {
    firstName: 'Olivia',
    lastName: 'Brandt',
    title: 'People Adviser',
    phone: '0491 570 313',
  },
  mark: oldShore,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '51-200',
    office_address: '9 Grain Terminal Road, Horsham VIC 3400',
    summary: paragraphsOf(`
      Five million years ago the sea came to where the Wimmera grows wheat today, and left zircon and
      rutile in its beaches. We dig them up in strips, put the soil back in the order it came out, and
      hand the paddock to its farmer within three years.

      Our wet plant moves with the pit. It runs round the clock on four crews of eleven, and everybody
      sleeps at home: nobody at Farshore lives more than 50 minutes from the gate.

      Harvest is a fixed date here. Who farms gets six weeks without shifts in November and December.
    `),
    commodities: ['Mineral Sands', 'Zircon', 'Rare Earth Elements'],
    key_people: peopleOf(`
      Anthony Belcastro: General Manager
      Wendy Schirmer: Rehabilitation Manager
      Farid Haidari: Metallurgy Superintendent
    `),
    key_projects: projectsOf(`
      Pine Lake Strand: Production
      Long Lake Strand: Feasibility
    `),
    market_cap: '$155M',
    cash_in_bank: '$23M',
    field_roster: '4 days on, 4 off, residential; mining crew Monday to Friday',
    typical_hours: '12 hours in the plant, 7 to 7; 9 hours in the pit',
    facilities: 'Canteen, Laundry, Showers and drying room, Wi-Fi, charging for electric cars',
    software_used: listed(
      'Datamine Studio RM, 12d Model, Trimble Business Center, ArcGIS, Pronto Xi',
    ),
  },
}

const gibberPlainUranium: DemoCompany = {
  name: 'Gibber Plain Uranium',
  domain: 'gibberplain.example',
  registeredDaysAgo: 88,
  contact: {
    firstName: 'Stephen',
    lastName: 'Ayliffe',
    title: 'Manager, People and Safety',
    phone: '0491 570 737',
  },
  mark: gibberStones,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '11-50',
    office_address: 'Unit 3, 52 Copley Parade, Adelaide SA 5000',
    summary: paragraphsOf(`
      Gibber Plain has a uranium deposit under flat stony country 90 kilometres from Roxby Downs, a
      retention lease, and 38 people. We plan to recover it through wells, without a pit. The field
      trial has run since April, with five wells in and one out.

      So the work is for hydrogeologists, drillers, well-field operators and radiation safety people,
      in small teams that do a bit of everything. A decision to build is expected in two years.

      Each of us wears a dosimeter and sees the readings every month. So far the highest dose in a
      year was less than that of the flight crew who bring us here.
    `),
    commodities: ['Uranium'],
    key_people: peopleOf(`
      Catherine Rosewarne: Managing Director
      Ivo Marchetti: Technical Director
    `),
    key_projects: projectsOf('Gibber Plain field trial: Pre-Feasibility'),
    market_cap: '$97.5M',
    cash_in_bank: '$18.2M',
    field_roster: '9 days on, 5 off by charter from Adelaide',
    typical_hours: '11 hours, days; well-field operators share one night in five',
    facilities: 'Single rooms with ensuite, Mess, Wi-Fi, Laundry, BBQ area, Airstrip',
    software_used: listed('Leapfrog Geo, ArcGIS, ioGAS, Oasis montaj'),
  },
}

export const sandsAndUranium = [farshoreMineralSands, gibberPlainUranium]
