import type { Sample } from './sample.ts'

export const professionals: readonly Sample[] = [
  {
    about: 'a mining engineer with an employer line above several roles',
    typed: `
      ! Dr. Harriet Montague-Lowe, CPEng
      Perth, WA · harriet.ml@mail.example · 0491 570 110 · linkedin.com/in/harriet-montague-lowe
      # PROFESSIONAL SUMMARY
      Mining engineer with 15+ years of mine planning.
      # PROFESSIONAL EXPERIENCE
      ** KURRAJONG RESOURCES LIMITED, Perth WA
      Principal Mining Engineer || 07/2021 – Present
      - Life of mine planning in Deswik
      Senior Mining Engineer || 02/2017 – 06/2021
      - Pit optimisation in Whittle
      ** NORTHERN BRUMBY GOLD, Leonora WA
      Drill and Blast Engineer || 01/2012 – 01/2017
      - Blast design
      # EDUCATION
      Bachelor of Engineering (Mining), Western Plains University || 2008 – 2011
      # PUBLICATIONS
      Montague-Lowe H. (2019) Notes on stopes. doi:10.1016/2019.05.001`,
    expected: {
      name: 'Harriet Montague-Lowe',
      email: 'harriet.ml@mail.example',
      phone: '+61491570110',
      location: 'Perth, WA',
      role: 'Principal Mining Engineer',
      company: 'KURRAJONG RESOURCES LIMITED',
      companies: ['KURRAJONG RESOURCES LIMITED', 'NORTHERN BRUMBY GOLD'],
      dates: ['2021-07..now', '2017-02..2021-06', '2012-01..2017-01'],
      months: 179,
    },
  },
  {
    about: 'a geologist with years only, a sidebar and no current job',
    typed: `
      ! OLUWASEUN ADEYEMI
      Exploration Geologist
      >> # CONTACT
      >> +61 (0) 491 570 156
      >> seun.adeyemi@mail.example
      >> Kalgoorlie, Western Australia
      >> # SKILLS
      >> Core logging
      >> Leapfrog Geo
      >> Micromine
      # EXPERIENCE
      ** Senior Exploration Geologist
      Desert Pea Exploration || 2019 – 2023
      - Greenfields gold targets, RC and diamond programs
      ** Project Geologist
      Spinifex Hopping Minerals NL || 2014 – 2019
      - JORC reporting
      # EDUCATION
      BSc (Hons) Geology
      University of the Golden Coast || 2009 – 2013`,
    expected: {
      name: 'Oluwaseun Adeyemi',
      email: 'seun.adeyemi@mail.example',
      phone: '+61491570156',
      location: 'Kalgoorlie, Western Australia',
      role: undefined,
      company: undefined,
      companies: ['Desert Pea Exploration', 'Spinifex Hopping Minerals NL'],
      dates: ['2019..2023', '2014..2019'],
      months: 120,
    },
  },
  {
    about: 'a safety advisor with the export of a network',
    typed: `
      >> # Contact
      >> 0491 570 157 (Mobile)
      >> gwen.ferrante@mail.example
      >> www.linkedin.com/in/gwen-ferrante-
      >> 0a1b2c3d (LinkedIn)
      >> # Top Skills
      >> Incident Investigation
      >> ICAM
      ! Gwen Ferrante
      Senior HSE Advisor at Hakea Iron
      Greater Perth Area
      # Experience
      Hakea Iron
      Senior HSE Advisor
      March 2021 - Present (5 years 9 months)
      Newman, Western Australia, Australia
      Lead HSE advisor for the processing plant.
      Banjo Constructions
      4 years 2 months
      HSE Advisor
      January 2019 - February 2021 (2 years 2 months)
      Perth, Western Australia
      HSE Officer
      January 2017 - December 2018 (2 years)
      Perth, Western Australia
      # Education
      Sandhill University
      Bachelor of Health Science · (2013 - 2016)`,
    expected: {
      name: 'Gwen Ferrante',
      email: 'gwen.ferrante@mail.example',
      phone: '+61491570157',
      location: undefined,
      role: 'Senior HSE Advisor',
      company: 'Hakea Iron',
      companies: ['Hakea Iron', 'Banjo Constructions'],
      dates: ['2021-03..now', '2019-01..2021-02', '2017-01..2018-12'],
      months: 119,
    },
  },
  {
    about: 'an accountant with commas and month names in full',
    typed: `
      ! Nguyễn Thị Minh Anh
      Level 3, 18 Marri Street, Brisbane QLD 4000
      Tel: 0491 570 158, Email: minhanh.nguyen@mail.example
      # CAREER OBJECTIVE
      CPA qualified accountant seeking a commercial role in resources. ABN 51 824 753 556
      # EMPLOYMENT HISTORY
      Management Accountant, Corymbia Coal Pty Ltd, Brisbane, January 2022 – present
      - Month end, budgets of $140 million
      Assistant Accountant, Eucalypt Partners, Brisbane, July 2018 – December 2021
      - Tax returns and BAS
      Accounts Clerk, Mai Trading Co., Ho Chi Minh City, Vietnam, August 2015 – May 2018
      - Accounts payable
      # EDUCATION
      Master of Professional Accounting, Riverbend University, 2018 – 2019
      # REFEREES
      Mr Paul Bright, Finance Manager, 07 5550 1234`,
    expected: {
      name: 'Nguyễn Thị Minh Anh',
      email: 'minhanh.nguyen@mail.example',
      phone: '+61491570158',
      location: 'Brisbane QLD 4000',
      role: 'Management Accountant',
      company: 'Corymbia Coal Pty Ltd',
      companies: ['Corymbia Coal Pty Ltd', 'Eucalypt Partners', 'Mai Trading Co.'],
      dates: ['2022-01..now', '2018-07..2021-12', '2015-08..2018-05'],
      months: 135,
    },
  },
  {
    about: 'a nurse with two jobs at once and volunteering that does not count',
    typed: `
      ! Amelia Rosewarne RN
      Registered Nurse | AHPRA NMW0001234567
      Darwin NT 0800 | 0491 570 159 | amelia.rosewarne@mail.example
      # Clinical Experience
      ** Registered Nurse, Emergency Department || Feb 2020 – Present
      Top End Regional Hospital, Darwin NT
      - Triage of adults and children
      ** Remote Site Nurse (casual) || Jun 2022 – Present
      Medic Partners Australia, Groote Eylandt NT
      - Pre-employment medicals at a manganese mine
      ** Graduate Nurse || Feb 2019 – Jan 2020
      Palmerston Private Hospital, Darwin NT
      - Rotations
      # Volunteering
      Surf Life Saver, Casuarina Club || 2010 – 2018
      # Education
      Bachelor of Nursing, Top End University || 2016 – 2018`,
    expected: {
      name: 'Amelia Rosewarne',
      email: 'amelia.rosewarne@mail.example',
      phone: '+61491570159',
      location: 'Darwin NT 0800',
      role: 'Registered Nurse, Emergency Department',
      company: 'Top End Regional Hospital',
      companies: [
        'Medic Partners Australia',
        'Top End Regional Hospital',
        'Palmerston Private Hospital',
      ],
      dates: ['2022-06..now', '2020-02..now', '2019-02..2020-01'],
      months: 94,
    },
  },
]
