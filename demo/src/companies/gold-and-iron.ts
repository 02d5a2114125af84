import { bandedIron, redbackRidge } from '../logos/landforms.ts'
import { listed } from '../people/phrase.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf, projectsOf } from './texts.ts'

/** The company that the demo signs in as: its profile leaves nothing out. */
const redbackRidgeMining: DemoCompany = {
  name: 'Redback Ridge Mining',
  domain: 'redbackridge.example',
  email: demoSignIns.company.email,
  registeredDaysAgo: 398,
  contact: {
    firstName: 'Alana',
    lastName: 'Prentice',
    title: 'People and Culture Manager',
    phone: '0491 570 006',
  },
  mark: redbackRidge,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '501-1000',
    office_address: 'Level 2, 47 Poppet Street, Kalgoorlie WA 6430',
    summary: paragraphsOf(`
      We mine gold in the Eastern Goldfields, 65 kilometres north-east of Kalgoorlie. Redback Ridge
      began as one open pit in 2011. Today it is two pits, an underground mine reached by the
      Tallis decline, and a 2.4 million tonne a year mill. Last year we poured 148,000 ounces.

      About 640 people work for us directly, and we drive our own jumbos, boggers and trucks. A third
      of our crew live in Kalgoorlie-Boulder and come home every night; the rest fly in from Perth.
      Town people get a housing allowance, and a bus that leaves at 4:45 in the morning.

      We train on the job. Every year twelve people start with no time underground, and most of the
      shift bosses at Tallis began that way. If you hold the tickets already, tell us which machine
      you would like to be on in two years.

      Work on the Copperhead deposit, eleven kilometres south of the mill, starts in the second half
      of next year. It needs a second portal and about 90 more people.
    `),
    commodities: ['Gold', 'Silver'],
    key_people: peopleOf(`
      Margaret Okafor: Managing Director
      Neil Castellano: Chief Operating Officer
      Priya Raman: General Manager, Redback Ridge
      Tom Hargreave: Underground Manager
      Alana Prentice: People and Culture Manager
      Joel Nyberg: Chief Geologist
    `),
    key_projects: projectsOf(`
      Redback Ridge open pits: Production
      Tallis underground mine: Production
      Copperhead: Feasibility
      Mirage Lake: Exploration
    `),
    market_cap: '$1.42B',
    cash_in_bank: '$186M',
    field_roster:
      '8 days on, 6 off, FIFO from Perth; 7/7 for mine technical; 5/2, 4/3 for Kalgoorlie residents',
    typical_hours: '12-hour shifts, 5:30 to 17:30 and 17:30 to 5:30, days and nights in turn',
    facilities: paragraphsOf(`
      Single rooms with ensuite, Mess, Wet mess, Gym, Pool, Wi-Fi, Laundry, BBQ area, Medical centre,
      Airstrip

      The village has 420 rooms, and you keep yours from swing to swing. The mess caters for halal,
      vegetarian and coeliac diets without being asked twice.
    `),
    software_used: listed(
      'Deswik.CAD, Deswik.Sched, GEOVIA Surpac, Leapfrog Geo, Micromine Pitram, Ventsim DESIGN, Pronto Xi',
    ),
  },
}

const pindarriIron: DemoCompany = {
  name: 'Pindarri Iron',
  domain: 'pindarri-iron.example',
  registeredDaysAgo: 341,
  contact: {
    firstName: 'Craig',
    lastName: 'Mulholland',
    title: 'Talent Acquisition Lead',
    phone: '0491 570 156',
  },
  mark: bandedIron,
  isPublished: true,
  facts: {
    industry: 1,
    employee_size: '1001-5000',
    office_address: 'Level 9, 210 Banksia Terrace, East Perth WA 6004',
    summary: paragraphsOf(`
      Pindarri digs, crushes and rails iron ore from two hubs in the Pilbara: Rustler, 40 kilometres
      west of Newman, and Jam Tin Hill, near Tom Price. Together they ship 31 million tonnes of lump
      and fines a year.

      Haul trucks at Rustler drive themselves. Their controllers sit in Perth, while fitters,
      electricians and graders are on site. At Jam Tin Hill people still drive all 38 trucks, and
      that is where we take on trainees.

      Our shutdown crews are our own. A major shut takes nine days and 260 people, and the dates for
      the next two years are out before Christmas, so that you can book a holiday.
    `),
    commodities: ['Iron Ore'],
    key_people: peopleOf(`
      Helen Straughan: Chief Executive Officer
      Dev Malhotra: Director of Operations
      Karl Oberholzer: General Manager, Rustler Hub
      Siobhan Keane: General Manager, Rail and Port
    `),
    key_projects: projectsOf(`
      Rustler Hub: Production
      Jam Tin Hill: Production
      Rustler West: Development
    `),
    market_cap: '$6.8B',
    cash_in_bank: '$910M',
    field_roster:
      '8 days on, 6 off; 2 weeks on, 2 off for shutdown crews; FIFO from Perth and Busselton',
    typical_hours: '12 hours; four days, four nights; shutdowns 12.5 hours with handover',
    facilities:
      'Single rooms with ensuite, Mess, Wet mess, Gym, Pool, Sports courts, Wi-Fi, Laundry, Medical centre, Airstrip',
    software_used: listed(
      'Cat MineStar, HxGN MinePlan, Datamine Studio OP, acQuire GIM Suite, AVEVA PI System, SAP',
    ),
  },
  unpublished: {
    summary: paragraphsOf(`
      Pindarri digs, crushes and rails iron ore from two hubs in the Pilbara: Rustler, 40 kilometres
      west of Newman, and Jam Tin Hill, near Tom Price. Together they ship 33 million tonnes of lump
      and fines a year.

      Haul trucks at Rustler drive themselves. At Jam Tin Hill people still drive all 38 trucks, and
      that is where we take on trainees. Rustler West opens in the spring with 45 trainee places.
    `),
    field_roster:
      '8 days on, 6 off; 7/7 from July for Jam Tin Hill; 2 weeks on, 2 off for shutdowns',
    key_projects: projectsOf(`
      Rustler Hub: Production
      Jam Tin Hill: Production
      Rustler West: Development
      Claypan East: Pre-Feasibility
    `),
  },
}

export const goldAndIron = [redbackRidgeMining, pindarriIron]
