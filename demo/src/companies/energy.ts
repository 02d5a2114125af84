import { riverLine, soundingLine } from '../logos/works.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

const riverbendNetworks: DemoCompany = {
  name: 'Riverbend Networks',
  domain: 'riverbendnetworks.example',
  registeredDaysAgo: 310,
  contact: {
    firstName: 'Samira',
    lastName: 'Haddad',
    title: 'Head of Field Recruitment',
    phone: '0491 572 549',
  },
  mark: riverLine,
  isPublished: true,
  facts: {
    industry: 3,
    employee_size: '1001-5000',
    office_address: '75 Paddlewheel Avenue, Dubbo NSW 2830',
    summary: paragraphsOf(`
      Riverbend owns 61,000 kilometres of poles and wires west of the Great Divide and keeps them up.
      We also connect what other people build at the end of them: 23 solar farms, nine wind farms
      and, since last year, four batteries.

      There are depots in 34 towns. Most line workers live within twenty minutes of theirs, take the
      truck home and are on call one week in five. After a big storm crews help each other across
      the network; you are asked, not sent.

      The renewable energy zone around Dubbo means ten years of substations and lines. We need
      technicians for protection and control more than anything else, and will train electricians
      who want to become one.
    `),
    key_people: peopleOf(`
      Fiona Carmody: Chief Executive Officer
      Rajesh Nandakumar: Executive Manager, Network Operations
      Samira Haddad: Head of Field Recruitment
      Peter Gallop: Chief Safety Officer
    `),
    key_projects: projectsOf(`
      Macquarie Plains substation: Development
      Bogan River line rebuild: Development
      Community batteries, stage 2: Feasibility
    `),
    ticker: 'RIVNW',
    market_cap: '$1.15B',
    cash_in_bank: '$208M',
    field_roster: '9-day fortnight; on call one week in five',
    typical_hours: '7:00 to 15:45',
    facilities:
      'Home depot with crib room, gym and laundry; motel and allowance when away overnight',
    software_used: listed('SAP, PSCAD, PowerFactory, AutoCAD, Workday'),
  },
  unpublished: {
    office_address: '4 Windmill Place, Dubbo NSW 2830',
    key_people: peopleOf(`
      Fiona Carmody: Chief Executive Officer
      Rajesh Nandakumar: Chief Operating Officer
      Samira Haddad: Head of Field Recruitment
    `),
    typical_hours: null,
  },
}

const fathomLineSubsea: DemoCompany = {
  name: 'Fathom Line Subsea',
  domain: 'fathomline.example',
  registeredDaysAgo: 219,
  contact: {
    firstName: 'Callum',
    lastName: 'Abercrombie',
    title: 'Crewing Manager',
    phone: '0491 572 665',
  },
  mark: soundingLine,
  isPublished: true,
  facts: {
    industry: 2,
    employee_size: '201-500',
    office_address: '15 Supply Base Road, Dampier WA 6713',
    summary: paragraphsOf(`
      Fathom Line inspects and repairs pipelines, risers and wellheads off the North West Shelf and in
      Bass Strait. We run two dive support vessels, six work-class remote vehicles and a saturation
      system for twelve divers.

      A growing share of the work is taking things away. Over the next four years we remove 71
      kilometres of flowline and eleven mooring buoys that have done their job.

      Crews fly to the ship as they are, with travel paid from any capital city. Every vessel has a
      hyperbaric medic aboard, and every supervisor has been a diver or a pilot of vehicles.
    `),
    key_people: peopleOf(`
      Annika Bergqvist: Managing Director
      Callum Abercrombie: Crewing Manager
      Aroha Ngata: Diving Superintendent
      Luke Vassallo: Head of Remote Vehicles
      Miriam Feld: Decommissioning Manager
    `),
    key_projects: projectsOf(`
      Angler Bank flowline removal: Development
      Bass Strait riser inspection: Production
    `),
    market_cap: 'Privately held',
    field_roster: '4 weeks on, 4 off; saturation divers 28 days, then 42 off',
    typical_hours: '12 hours, noon to midnight or midnight to noon',
    facilities:
      'Cabins for one or two, Mess, Gym, Wi-Fi, Recreation room, Medical centre, helideck',
    software_used: listed('NaviSuite, AVEVA, Oracle, AutoCAD'),
  },
}

export const energyCompanies = [riverbendNetworks, fathomLineSubsea]
