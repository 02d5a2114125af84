import { whistlingKite } from '../logos/living-things.ts'
import { roofAndBowl } from '../logos/works.ts'
import { listed } from '../people/phrase.ts'
import type { DemoCompany } from './company.ts'
import { paragraphsOf, peopleOf } from './texts.ts'

const messAndLodge: DemoCompany = {
  name: 'Mess & Lodge Village Services',
  domain: 'messandlodge.example',
  registeredDaysAgo: 326,
  contact: {
    firstName: 'Trish',
    lastName: 'Bellingham',
    title: 'Crew and Roster Manager',
    phone: '0491 574 118',
  },
  mark: roofAndBowl,
  isPublished: true,
  facts: {
    industry: 8,
    employee_size: '1001-5000',
    office_address: '28 Mangrove Way, Karratha WA 6714',
    summary: paragraphsOf(`
      We run 16 villages in the Pilbara and the Goldfields: 9,300 rooms, 31,000 meals a day, and the
      buses and bookings that get people in and out. We also supply utility crews, stores people and
      camp maintenance to mines that run their own.

      You live where you work, on the same floor as the miners, with the same room and the same menu.
      Chefs cook from a budget, not from a list.

      Two thirds of our site managers began as a utility. Cyclone season is the test of a village, and
      everybody gets the course for it before their first November.
    `),
    key_people: peopleOf(`
      Sandra Iannello: Chief Executive Officer
      Joe Tamihana: General Manager, Villages
      Trish Bellingham: Crew and Roster Manager
      Antoine Mercier: Executive Chef
    `),
    market_cap: '$240M',
    cash_in_bank: '$31M',
    field_roster: '2 weeks on, 1 off; 3/1 for chefs on request; couples may share a swing',
    typical_hours: '10 to 11.5 hours; kitchens start at 3:00, bar staff finish at 21:30',
    facilities:
      'Single rooms with ensuite, Mess, Wet mess, Gym, Pool, Sports courts, Wi-Fi, Laundry, Shop, BBQ area',
    software_used: listed('Workday, Microsoft Dynamics, MyRosters, INX InFlight'),
  },
}

const whistlingKiteAviation: DemoCompany = {
  name: 'Whistling Kite Aviation',
  domain: 'whistlingkite.example',
  registeredDaysAgo: 23,
  contact: {
    firstName: 'Georgia',
    lastName: 'Menzel',
    title: 'Head of People',
    phone: '0491 574 632',
  },
  mark: whistlingKite,
  isPublished: true,
  facts: {
    industry: 8,
    employee_size: '201-500',
    office_address: 'Hangar 12, 5 Windsock Drive, Perth Airport WA 6105',
    summary: paragraphsOf(`
      Most people who fly in and fly out do not choose their airline, so we try to deserve them. We
      fly 46 charter rotations a week from Perth, Adelaide and Townsville to 19 strips, nine of them
      gravel, with eleven turboprops and four regional jets.

      Engineers work in the hangar at Perth or at three line stations. We hire licensed engineers
      with B1 or B2, and take eight apprentices each January.

      Last year 97 per cent of flights left within fifteen minutes. The rest waited for dust, for
      cattle on the runway, and once for a bride.
    `),
    key_people: peopleOf(`
      Robert Quinlan: Chief Executive Officer
      Saskia de Wit: Head of Flight Operations
      Yusuf Karim: Head of Maintenance
      Georgia Menzel: Head of People
    `),
    field_roster: '5 days on, 2 off for engineers; 8/6 at line stations; pilots by bid line',
    typical_hours: 'First departures 5:10; hangar shifts of 10 hours, days and nights',
    facilities: 'Crew rooms, Gym, secure parking; a furnished flat at each line station',
    software_used: listed('Envision, Leonardo, Microsoft Dynamics, SAP'),
  },
}

export const campsAndTravel = [messAndLodge, whistlingKiteAviation]
