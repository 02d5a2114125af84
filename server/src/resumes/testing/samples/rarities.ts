import type { Sample } from './sample.ts'

export const rarities: readonly Sample[] = [
  {
    about: 'everything in one paragraph a job, dates in the middle',
    typed: `
      Beth Carrick
      Administrator
      0491570006 beth.carrick@mail.example Bunbury WA 6230
      WORK HISTORY
      Site Administrator, Tuart Mineral Sands (Jan 2020 – Present), Capel. Travel, flights, timesheets and inductions for 180 people.
      Receptionist, South West Physio (Mar 2016 – Dec 2019), Bunbury. Front desk and bookings.
      COMPUTER SKILLS
      Excel, Word, SAP, Pronto Xi`,
    expected: {
      name: 'Beth Carrick',
      email: 'beth.carrick@mail.example',
      phone: '+61491570006',
      location: 'Bunbury WA 6230',
      role: 'Site Administrator',
      company: 'Tuart Mineral Sands',
      companies: ['Tuart Mineral Sands', 'South West Physio'],
      dates: ['2020-01..now', '2016-03..2019-12'],
      months: 129,
    },
  },
  {
    about: 'a functional resume with a short history at the end',
    typed: `
      ! Warren Tjapaltjarri
      Alice Springs NT 0870 · 0491 570 158 · warren.t@mail.example
      # Key Achievements
      - Trained 40 operators between 2018 and 2022
      - 10 years without lost time
      # Operating
      - Dozers D10 and D11, graders 16M
      # Training
      - Certificate IV TAE, 2017
      # Employment Summary
      Trainer Assessor, Desert Oak Mining || 2017 – 2023
      Plant Operator, Desert Oak Mining || 2010 – 2017
      Labourer, Tanami Civil || 2008 – 2010
      # Referees
      Jo Hill, 0491 570 157, jo.hill@mail.example`,
    expected: {
      name: 'Warren Tjapaltjarri',
      email: 'warren.t@mail.example',
      phone: '+61491570158',
      location: 'Alice Springs NT 0870',
      role: undefined,
      company: undefined,
      companies: ['Desert Oak Mining', 'Tanami Civil'],
      dates: ['2017..2023', '2010..2017', '2008..2010'],
      months: 192,
    },
  },
  {
    about: 'labour hire with its clients in several ways',
    typed: `
      ! Xavier Dunmore
      xavier.dunmore@mail.example | 0491 570 156
      Muswellbrook, NSW
      # Career History
      ** Mobile Plant Fitter
      Programmed – Ravens Hill Coal || July 2023 – Current
      - Excavators
      ** Diesel Mechanic
      Bayside Coal (via Chandler Macleod) || May 2021 – June 2023
      - Trucks
      ** Shutdown Fitter
      TechForce Personnel, contracted to Highland Alumina || Jan 2019 – April 2021
      - Pumps`,
    expected: {
      name: 'Xavier Dunmore',
      email: 'xavier.dunmore@mail.example',
      phone: '+61491570156',
      location: 'Muswellbrook, NSW',
      role: 'Mobile Plant Fitter',
      company: 'Programmed',
      companies: ['Programmed', 'Chandler Macleod', 'TechForce Personnel'],
      dates: ['2023-07..now', '2021-05..2023-06', '2019-01..2021-04'],
      months: 95,
    },
  },
  {
    about: 'no headings at all, and the dates behind an at-sign header',
    typed: `
      Tegan Alderley
      tegan.alderley@mail.example / 0491 570 159 / Dubbo NSW
      Storeperson @ Western Plains Gold, Mar 2022 - now
      Receiving, dispatch and cycle counts in SAP.
      Warehouse Assistant @ Inland Freight, 2019 - Feb 2022
      Forklift and pick packing.
      Cert II Warehousing 2018, forklift licence, C class licence`,
    expected: {
      name: 'Tegan Alderley',
      email: 'tegan.alderley@mail.example',
      phone: '+61491570159',
      location: 'Dubbo NSW',
      role: 'Storeperson',
      company: 'Western Plains Gold',
      companies: ['Western Plains Gold', 'Inland Freight'],
      dates: ['2022-03..now', '2019..2022-02'],
      months: 95,
    },
  },
  {
    about: 'start and finish on lines of their own',
    typed: `
      ! Farid Rahmani
      Mobile: 0491 570 110
      farid.rahmani@mail.example
      Whyalla SA 5600
      # Employment Details
      Job Title: Process Operator
      Employer: Ironfield Steelworks
      Start Date: 04/03/2019
      End Date: Current
      - Casting
      Job Title: Labourer
      Employer: Gulf Concrete
      Start Date: 10/01/2016
      End Date: 22/02/2019
      - Pours
      # Languages
      Dari, English`,
    expected: {
      name: 'Farid Rahmani',
      email: 'farid.rahmani@mail.example',
      phone: '+61491570110',
      location: 'Whyalla SA 5600',
      role: 'Process Operator',
      company: 'Ironfield Steelworks',
      companies: ['Ironfield Steelworks', 'Gulf Concrete'],
      dates: ['2019-03..now', '2016-01..2019-02'],
      months: 131,
    },
  },
]
