import type { Sample } from './sample.ts'

export const trades: readonly Sample[] = [
  {
    about: 'a fitter with gaps, shutdowns in between and dates alone on a line',
    typed: `
      ! Nathan Greenbanks
      Heavy Diesel Fitter
      Phone: 0491 570 110
      Email: n.greenbanks@mail.example
      Location: Mackay, QLD
      # Professional Experience
      March 2020 – Present
      Heavy Diesel Fitter
      Pandanus Mobile Plant Services
      Servicing and breakdowns of 789D and 793F trucks in the field, on a 5/2, 4/3 roster.
      November 2018 – January 2020
      Shutdown Mechanical Fitter
      Hays
      Reline crews at several sites, fitting and torquing of liners, with permits and isolations.
      February 2011 – September 2018
      Workshop Fitter
      Tallowwood Machinery Pty Ltd
      Apprenticeship and five years as a tradesman on Cat and Komatsu machines in the workshop.
      # Trade Qualification
      Certificate III in Heavy Commercial Vehicle Mechanical Technology, TAFE Queensland, 2015
      # High Risk Licences
      LF, DG, WP (exp 14/08/2027)`,
    expected: {
      name: 'Nathan Greenbanks',
      email: 'n.greenbanks@mail.example',
      phone: '+61491570110',
      location: 'Mackay, QLD',
      role: 'Heavy Diesel Fitter',
      company: 'Pandanus Mobile Plant Services',
      companies: ['Pandanus Mobile Plant Services', 'Hays', 'Tallowwood Machinery Pty Ltd'],
      dates: ['2020-03..now', '2018-11..2020-01', '2011-02..2018-09'],
      months: 188,
    },
  },
  {
    about: 'an electrician who writes "Electrician at X" and short years with apostrophes',
    typed: `
      ! Priyanka Velu
      priyanka.velu@mail.example • 0491570156 • Karratha WA 6714 • Permanent resident
      ** Summary
      A-grade electrician with HV switching and EEHA.
      ** Work History
      Electrician at Boronia Port Services, Dampier WA || Oct ’22 – Present
      - PLC fault finding, conveyors and shiploaders
      Dual Trade E&I at Callistemon Electrical Pty Ltd, Perth WA || Mar ’18 – Sep ’22
      - Shutdowns
      Apprentice Electrician at Callistemon Electrical || Jan ’14 – Feb ’18
      - Rotations
      ** Tickets
      EEHA, LVR & CPR, Confined space, WAH`,
    expected: {
      name: 'Priyanka Velu',
      email: 'priyanka.velu@mail.example',
      phone: '+61491570156',
      location: 'Karratha WA 6714',
      role: 'Electrician',
      company: 'Boronia Port Services',
      companies: ['Boronia Port Services', 'Callistemon Electrical Pty Ltd'],
      dates: ['2022-10..now', '2018-03..2022-09', '2014-01..2018-02'],
      months: 155,
    },
  },
  {
    about: 'a boilermaker with everything in pipes',
    typed: `
      ** ÉAMON Ó BRIAIN
      eamon.obriain@mail.example | 0491 570 159 | Gladstone QLD 4680 | Full working rights in Australia
      ** PROFESSIONAL EXPERIENCE
      Boilermaker/Welder | Correa Fabrication | Gladstone | 06/2019 - Present
      - MIG, TIG, FCAW, plasma cutting
      Boilermaker | Programmed | Boyne Island | 01/2016 - 05/2019
      - Chute repairs and wear plate
      Welder | Liffey Steel Ltd | Dublin, Ireland | 09/2010 - 11/2015
      - Structural steel
      ** EDUCATION
      FETAC Level 6 Metal Fabrication | Dublin | 2006 - 2010`,
    expected: {
      name: 'Éamon Ó Briain',
      email: 'eamon.obriain@mail.example',
      phone: '+61491570159',
      location: 'Gladstone QLD 4680',
      role: 'Boilermaker/Welder',
      company: 'Correa Fabrication',
      companies: ['Correa Fabrication', 'Programmed', 'Liffey Steel Ltd'],
      dates: ['2019-06..now', '2016-01..2019-05', '2010-09..2015-11'],
      months: 194,
    },
  },
  {
    about: 'a rigger whose dates stand in a gutter and break over two lines',
    typed: `
      ! Marika van der Berg
      Rigger and Dogger
      marika.vdb@mail.example
      0491 570 157
      Newman, WA
      # Employment
      Jan 2020 – || Rigger, Intermediate
      Present || Lilly Pilly Cranes
      - Lift studies and crane work
      Apr 2015 – || Dogger
      Dec 2019 || Acacia Shutdown Services
      - Shuts in the Pilbara
      # Licences
      - HRWL RI, DG, WP, CN
      - C class licence`,
    expected: {
      name: 'Marika van der Berg',
      email: 'marika.vdb@mail.example',
      phone: '+61491570157',
      location: 'Newman, WA',
      role: 'Rigger, Intermediate',
      company: 'Lilly Pilly Cranes',
      companies: ['Lilly Pilly Cranes', 'Acacia Shutdown Services'],
      dates: ['2020-01..now', '2015-04..2019-12'],
      months: 140,
    },
  },
  {
    about: 'a trade assistant without employers on some roles',
    typed: `
      Jed Stringybark
      Mob: 0491 570 006
      jed_s@mail.example
      Work Experience
      Trade Assistant (Jan 2024 – Present)
      - Fire watch, hole watch, cleaning
      Peggy (Mar 2022 – Dec 2023)
      - Waratah Shutdowns crib rooms
      Tyre Fitter, Melaleuca Tyres (2019 – 2021)
      - Light vehicle tyres
      Skills
      Fire watch, EWP, Telehandler`,
    expected: {
      name: 'Jed Stringybark',
      email: 'jed_s@mail.example',
      phone: '+61491570006',
      location: undefined,
      role: 'Trade Assistant',
      company: undefined,
      companies: ['Melaleuca Tyres'],
      dates: ['2024-01..now', '2022-03..2023-12', '2019..2021'],
      months: 93,
    },
  },
  {
    about: 'an auto electrician, newest job without an end, typos in months, reversed range',
    typed: `
      ! Tomasz Zieliński
      Auto Electrician – Emerald QLD 4720 – 0491 570 158 – tomasz.zielinski@mail.example
      # Employment Record
      Bottlebrush Plant Hire
      Auto Electrician
      Since Febuary 2021
      - Mobile plant wiring, fire suppression
      Jacaranda Auto Electrics
      Auto Electrician
      Novemeber 2020 – July 2015
      - Light vehicles and trucks
      # Education
      Cert III Automotive Electrical Technology 2011 – 2015`,
    expected: {
      name: 'Tomasz Zieliński',
      email: 'tomasz.zielinski@mail.example',
      phone: '+61491570158',
      location: 'Emerald QLD 4720',
      role: 'Auto Electrician',
      company: 'Bottlebrush Plant Hire',
      companies: ['Bottlebrush Plant Hire', 'Jacaranda Auto Electrics'],
      dates: ['2021-02..now', '2015-07..2020-11'],
      months: 135,
    },
  },
]
