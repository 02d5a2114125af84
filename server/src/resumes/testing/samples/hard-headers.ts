import type { Sample } from './sample.ts'

/** Resumes in which it is hard to tell the header of a job from what surrounds it. */
export const hardHeaders: readonly Sample[] = [
  {
    about: 'dates within what was done, and titles that begin like verbs',
    typed: `
      ! Rowan Castlemaine
      Mount Isa QLD 4825 | 0491 570 157 | rowan.castlemaine@mail.example
      # Work Experience
      ** Mining engineer
      Melaleuca Copper · Full-time · Aug 2022 – Present
      Delivered the new haul road. Trained planners in the software since 2024.
      Planned the stopes of two levels since March 2023
      ** Fixed plant fitter
      Coolabah Processing · Full-time · Mar 2017 – Aug 2022
      Pumps, screens and crushers.`,
    expected: {
      name: 'Rowan Castlemaine',
      email: 'rowan.castlemaine@mail.example',
      phone: '+61491570157',
      location: 'Mount Isa QLD 4825',
      role: 'Mining engineer',
      company: 'Melaleuca Copper',
      companies: ['Melaleuca Copper', 'Coolabah Processing'],
      dates: ['2022-08..now', '2017-03..2022-08'],
      months: 117,
    },
  },
  {
    about: 'numbered jobs with labels, from India',
    typed: `
      ** VIKRAM RAO DESHMUKH
      Mobile: +91 98765 43210
      E-mail: vikram.deshmukh@mail.example
      Address: H.No 7, Station Road, Nagpur, Maharashtra, India
      ** PROFESSIONAL EXPERIENCE:
      1. Company Name : M/s Saptagiri Minerals Ltd.
      Designation : Assistant Manager (Mining)
      Duration : 10th June 2019 to Till Date
      Job Responsibilities :
      - Blast design
      2. Company Name : M/s Nandi Coal Pvt. Ltd.
      Designation : Mining Engineer
      Duration : 1st July 2015 to 31st May 2019`,
    expected: {
      name: 'Vikram Rao Deshmukh',
      email: 'vikram.deshmukh@mail.example',
      phone: '+919876543210',
      location: 'Nagpur, Maharashtra, India',
      role: 'Assistant Manager (Mining)',
      company: 'Saptagiri Minerals Ltd.',
      companies: ['Saptagiri Minerals Ltd.', 'Nandi Coal Pvt. Ltd.'],
      dates: ['2019-06..now', '2015-07..2019-05'],
      months: 137,
    },
  },
  {
    about: 'an executive with a seat on a board beside the job',
    typed: `
      ! Dr Helena Strathbogie
      Subiaco WA 6008 | 0491 570 158 | helena.strathbogie@mail.example
      # Executive Summary
      Twenty years in gold.
      # Executive Career
      ** Correa Gold Limited
      Managing Director, July 2019 – Present
      - Raised capital in 2021
      Chief Operating Officer, March 2016 – June 2019
      ** Hakea Metals NL
      Mine Manager – Wandering Creek Mine, February 2009 – February 2016
      # Board Appointments
      Director, Boronia Lithium Ltd, 2022 – Present`,
    expected: {
      name: 'Helena Strathbogie',
      email: 'helena.strathbogie@mail.example',
      phone: '+61491570158',
      location: 'Subiaco WA 6008',
      role: 'Managing Director',
      company: 'Correa Gold Limited',
      companies: ['Correa Gold Limited', 'Hakea Metals NL'],
      dates: ['2019-07..now', '2016-03..2019-06', '2009-02..2016-02'],
      months: 214,
    },
  },
  {
    about: 'headings and words typed badly',
    typed: `
      Name: tyson wheelwright
      Adress: 5 Pine st Moranbah qld
      phone 0491 570 159
      email tysonw@mail.example
      Work experiance
      Trade assistant at Quandong Fabrication Febuary 2024 till now
      - helpin fitters
      Kitchen hand at Saltbush Club Sept 2022 - Jan 2024
      Shelf packer at Saltbush Groceries 2021-2022
      Educaton
      Moranbah State High School year 12 2021`,
    expected: {
      name: 'Tyson Wheelwright',
      email: 'tysonw@mail.example',
      phone: '+61491570159',
      location: 'Moranbah qld',
      role: 'Trade assistant',
      company: 'Quandong Fabrication',
      companies: ['Quandong Fabrication', 'Saltbush Club', 'Saltbush Groceries'],
      dates: ['2024-02..now', '2022-09..2024-01', '2021..2022'],
      months: 71,
    },
  },
  {
    about: 'several labels on one line',
    typed: `
      ! Jasmine Oyelaran
      Perth WA | 0491 570 110 | jasmine.oyelaran@mail.example
      # Employment History
      Company: Acacia Bridgeworks Pty Ltd  Period: Mar 2022 – Present
      Role: Project Manager  Location: Parramatta NSW
      - Rail overbridge
      Company: Desert Oak Contracting LLC  Period: Jan 2015 – Jan 2022
      Role: Site Engineer  Location: Doha, Qatar
      - Metro stations`,
    expected: {
      name: 'Jasmine Oyelaran',
      email: 'jasmine.oyelaran@mail.example',
      phone: '+61491570110',
      location: 'Perth WA',
      role: 'Project Manager',
      company: 'Acacia Bridgeworks Pty Ltd',
      companies: ['Acacia Bridgeworks Pty Ltd', 'Desert Oak Contracting LLC'],
      dates: ['2022-03..now', '2015-01..2022-01'],
      months: 142,
    },
  },
  {
    about: 'a role with its department below the employer, and a town that nobody knows',
    typed: `
      ! Dr Leopold Marchbank
      Indooroopilly QLD 4068; 0491 570 110; leopold.marchbank@mail.example
      # Professional Experience
      ** Casuarina Minerals LLC, Zembra || 2020 – Present
      ~ General Manager – Technical Services
      - Plans of three mines
      ** Allocasuarina Gold Ltd, Tormund || 2012 – 2020
      ~ Chief Geologist
      - Team of twelve`,
    expected: {
      name: 'Leopold Marchbank',
      email: 'leopold.marchbank@mail.example',
      phone: '+61491570110',
      location: 'Indooroopilly QLD 4068',
      role: 'General Manager – Technical Services',
      company: 'Casuarina Minerals LLC',
      companies: ['Casuarina Minerals LLC', 'Allocasuarina Gold Ltd'],
      dates: ['2020..now', '2012..2020'],
      months: 179,
    },
  },
]
