import type { Sample } from './sample.ts'

export const oddOnes: readonly Sample[] = [
  {
    about: 'jobs as bullets with the dates first',
    typed: `
      ** Resume
      ** Craig Lomandra
      Ph: 0491 570 156
      Email: clomandra@mail.example
      Address: 3 Yarran Court, Emerald, QLD, 4720
      ** Employment History
      - 2019 – Present: Excavator Operator – Banksia Coal Services
      - 2016 – 2019: Loader Operator – Yarran Quarries
      - 2012 – 2016: Plant Operator – Central Shire Council
      ** Skills
      - Excavator, loader, roller
      ** Interests
      - Fishing and footy`,
    expected: {
      name: 'Craig Lomandra',
      email: 'clomandra@mail.example',
      phone: '+61491570156',
      location: 'Emerald, QLD, 4720',
      role: 'Excavator Operator',
      company: 'Banksia Coal Services',
      companies: ['Banksia Coal Services', 'Yarran Quarries', 'Central Shire Council'],
      dates: ['2019..now', '2016..2019', '2012..2016'],
      months: 179,
    },
  },
  {
    about: 'a project list behind the jobs that must not count',
    typed: `
      ! Ingrid Halvorsen
      Project Manager
      ingrid.halvorsen@mail.example | 0491 570 157 | Perth WA 6000 | Australian citizen
      # Career History
      ** Lantana Projects Pty Ltd || May 2016 – Present
      Senior Project Manager
      - EPCM delivery of process plants
      ** Verbena Engineering || Jan 2009 – Apr 2016
      Project Engineer
      - Shutdown projects
      # Key Projects
      ** Iron ridge crusher upgrade || Jun 2019 – Aug 2020
      Client: Ridge Iron
      ** Salt lake potash plant || Jan 2004 – Dec 2005
      Client: Potash Co
      # Qualifications
      Bachelor of Engineering (Civil) 2008`,
    expected: {
      name: 'Ingrid Halvorsen',
      email: 'ingrid.halvorsen@mail.example',
      phone: '+61491570157',
      location: 'Perth WA 6000',
      role: 'Senior Project Manager',
      company: 'Lantana Projects Pty Ltd',
      companies: ['Lantana Projects Pty Ltd', 'Verbena Engineering'],
      dates: ['2016-05..now', '2009-01..2016-04'],
      months: 215,
    },
  },
  {
    about: 'surname first, contact details in a table, role and employer labelled on one line',
    typed: `
      ! CURRICULUM VITAE
      ** Name || OKONKWO, Chidi
      ** Mobile || +61 491 570 158
      ** Email || chidi.okonkwo@mail.example
      ** Address || 9 Mallee Street, Mount Isa QLD 4825
      ** EMPLOYMENT
      Employer: Zamia Copper || Position: Process Operator || Dates: 04/2018 – Present
      - Flotation and thickeners
      Employer: Grevillea Gold || Position: Process Technician || Dates: 02/2014 – 03/2018
      - CIL circuit
      ** REFEREES
      On request`,
    expected: {
      name: 'Chidi Okonkwo',
      email: 'chidi.okonkwo@mail.example',
      phone: '+61491570158',
      location: 'Mount Isa QLD 4825',
      role: 'Process Operator',
      company: 'Zamia Copper',
      companies: ['Zamia Copper', 'Grevillea Gold'],
      dates: ['2018-04..now', '2014-02..2018-03'],
      months: 154,
    },
  },
  {
    about: 'capital employers behind years, roles below, prose duties without bullets',
    typed: `
      ! Leilani Kahananui
      leilani.k@mail.example
      +61 491 570 159
      Port Hedland WA
      # WORK EXPERIENCE
      ** 2021 – Present   SPINIFEX PORT OPERATIONS
      Shiploader Operator
      Responsible for loading of ore carriers from the control room on a two and one roster.
      ** 2018 – 2021   REDBACK IRON
      Train Load Out Operator
      Worked with the control room to load trains, inspected chutes and belts, and cleaned up spillage.
      ** 2016 – 2018   PACIFIC HARBOUR HOTEL
      Housekeeper
      Cleaned rooms.
      # EDUCATION
      2015   Certificate II in Resources and Infrastructure Work Preparation`,
    expected: {
      name: 'Leilani Kahananui',
      email: 'leilani.k@mail.example',
      phone: '+61491570159',
      location: 'Port Hedland WA',
      role: 'Shiploader Operator',
      company: 'SPINIFEX PORT OPERATIONS',
      companies: ['SPINIFEX PORT OPERATIONS', 'REDBACK IRON', 'PACIFIC HARBOUR HOTEL'],
      dates: ['2021..now', '2018..2021', '2016..2018'],
      months: 131,
    },
  },
  {
    about: 'employer and place left and right, role and dates below them',
    typed: `
      ! Santiago Reyes Molina
      Senior Metallurgist
      santiago.reyes@mail.example || 0491 570 110
      Kalgoorlie, WA || linkedin.com/in/santiago-reyes
      # Professional Experience
      ** Quartzvein Gold Mine || Kalgoorlie, WA
      Senior Metallurgist || Apr 2019 – Present
      - Plant trials
      ** Cerro Alto Minería S.A. || Antofagasta, Chile
      Metallurgist || Jan 2013 – Feb 2019
      - Heap leach
      # Education
      ** Universidad del Norte Grande || Antofagasta, Chile
      Metallurgical Engineering || 2007 – 2012`,
    expected: {
      name: 'Santiago Reyes Molina',
      email: 'santiago.reyes@mail.example',
      phone: '+61491570110',
      location: 'Kalgoorlie, WA',
      role: 'Senior Metallurgist',
      company: 'Quartzvein Gold Mine',
      companies: ['Quartzvein Gold Mine', 'Cerro Alto Minería S.A.'],
      dates: ['2019-04..now', '2013-01..2019-02'],
      months: 166,
    },
  },
]
