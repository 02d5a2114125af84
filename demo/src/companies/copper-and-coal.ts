import { thornbill } from '../logos/living-things.ts'
import { glowingCoal } from '../logos/minerals.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

const thornbillCopper: DemoCompany = {
  name: 'Thornbill Copper',
  domain: 'thornbillcopper.example',
  registeredDaysAgo: 256,
  contact: {
    firstName: 'Jodie',
    lastName: 'Kerslake',
    title: 'Recruitment Coordinator',
    phone: '0491 570 159',
  },
  mark: thornbill,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '201-500',
    office_address: '31 Smelter Lane, Cloncurry QLD 4824',
    summary: paragraphsOf(`
      Thornbill runs the Duchess Creek copper mine, an hour south of Cloncurry: sub-level open stoping
      down to 720 metres, a paste plant, and a concentrator that was bought second-hand in 1998 and
      has been kept going with great stubbornness since.

      We produce 34,000 tonnes of copper a year, with gold on the side. The reserve lasts nine years,
      and the drills below the 600 level say it will be longer.

      The mine is run from site. Our managing director lives in Cloncurry, and there is no head office
      in a city. Decisions are quick for that reason. You can ask for one at the mess table.
    `),
    commodities: ['Copper', 'Gold'],
    key_people: peopleOf(`
      Bernadette Szabo: Managing Director
      Lachlan Moreau: Mine Manager
      Tui Faleolo: Maintenance Superintendent
      Grace Whelan: Senior Site Executive
    `),
    key_projects: projectsOf(`
      Duchess Creek: Production
      Duchess Creek Deeps: Feasibility
      Malbon Range: Exploration
    `),
    market_cap: '$780 million',
    cash_in_bank: '$94 million',
    field_roster: '7 days on, 7 off, FIFO from Townsville and the Gold Coast; 8/6 on request',
    typical_hours: '12 hours, 6 to 6; half of each swing on nights',
    facilities: paragraphsOf(`
      Single rooms with ensuite, Mess, Wet mess, Gym, Pool, Wi-Fi, Laundry, Shop

      Families are welcome in Cloncurry: we own 46 houses and rent them at cost.
    `),
    software_used: listed(
      'Deswik.CAD, Datamine Studio UG, Micromine Pitram, Map3D, Ventsim DESIGN, Hitachi Ellipse',
    ),
  },
}

const wilgaraCokingCoal: DemoCompany = {
  name: 'Wilgara Coking Coal',
  domain: 'wilgara.example',
  registeredDaysAgo: 174,
  contact: {
    firstName: 'Shane',
    lastName: 'Dalrymple',
    title: 'Workforce Planning Manager',
    phone: '0491 570 110',
  },
  mark: glowingCoal,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '501-1000',
    office_address: '120 Ironbark Street, Emerald QLD 4720',
    summary: paragraphsOf(`
      Wilgara mines hard coking coal for steelmakers from two places in the Bowen Basin. Wilgara North
      is an open cut with a dragline called Doreen. Oakey Flat is a longwall, 300 metres wide, that
      moves to a new panel every fourteen months.

      We belong to three families and a superannuation fund, and are not listed. That means slower
      headlines and longer plans: our rehabilitation is four years ahead of what the licence asks.

      Permanent people get the same roster for a year at a time. Labour hire is for shutdowns and
      longwall moves only.
    `),
    commodities: ['Coal'],
    key_people: peopleOf(`
      Roslyn Achterberg: Chief Executive
      Mick Tamahori: Site Senior Executive, Oakey Flat
      Paula Grieve: Site Senior Executive, Wilgara North
      Shane Dalrymple: Workforce Planning Manager
      Hugh Lindqvist: Head of Land and Water
    `),
    key_projects: projectsOf(`
      Wilgara North open cut: Production
      Oakey Flat longwall: Production
      Oakey Flat South: Pre-Feasibility
    `),
    market_cap: 'Not listed',
    field_roster:
      '7/7, 5/5 and 4/4 with days and nights in turn; DIDO from Emerald, Blackwater and Mackay',
    typical_hours: '12.5 hours with handover; weekend crews 12 hours, Friday to Sunday',
    facilities:
      'Single rooms with ensuite, Mess, Gym, Pool, Wi-Fi, Laundry, BBQ area; a bus from Emerald for each shift',
    software_used: listed('Micromine Spry, Maptek Vulcan, Deswik.Sched, Modular DISPATCH, SAP'),
  },
}

export const copperAndCoal = [thornbillCopper, wilgaraCokingCoal]
