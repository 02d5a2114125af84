import type { Sample } from './sample.ts'

export const operators: readonly Sample[] = [
  {
    about: 'a truck operator with the dates at the right and labour hire for a mine',
    typed: `
      ! KYLIE WATTLEFORD
      Lot 4 Casuarina Crescent, Moranbah QLD 4744
      M: 0491 570 156 | E: kylie.wattleford@example.com
      ** PROFILE
      Reliable dump truck operator with 9 years in open cut coal. 7/7 roster preferred, 2:1 considered.
      ** EMPLOYMENT HISTORY
      ** Haul Truck Operator || Feb 2022 – Current
      WorkPac (client: Ridgeback Downs Coal Mine), Moranbah QLD
      - Cat 793F and Komatsu 830E on a 7/7 roster
      - Pre-start inspections 24/7 operation
      ** Water Cart Operator || Aug 2019 – Jan 2022
      Stoneybrook Civil Pty Ltd, Dysart
      - Dust suppression on haul roads
      ** Trainee Operator || Nov 2017 – Jul 2019
      Chandler Macleod, Blackwater
      - 785C trucks
      ** LICENCES AND TICKETS
      - RIIMPO338E Conduct rigid haul truck operations
      - Standard 11, Coal Board Medical exp 03/2028
      - HR licence
      ** REFEREES
      Dale Brookvale, Supervisor 0491 570 157
      Email: dale@brookvale.example`,
    expected: {
      name: 'Kylie Wattleford',
      email: 'kylie.wattleford@example.com',
      phone: '+61491570156',
      location: 'Moranbah QLD 4744',
      role: 'Haul Truck Operator',
      company: 'WorkPac',
      companies: ['WorkPac', 'Stoneybrook Civil Pty Ltd', 'Chandler Macleod'],
      dates: ['2022-02..now', '2019-08..2022-01', '2017-11..2019-07'],
      months: 109,
    },
  },
  {
    about: 'a terse operator: one line a job, no headings but one',
    typed: `
      DAZZA POINTER
      PO Box 12 Kalgoorlie WA 6430
      0491-570-110 dazza.pointer@mail.example
      Work
      2021 - now Bogger operator, Ironbark Underground
      2018 - 2021 Truck driver (AD60), Ironbark Underground
      2015 - 2018 Nipper, Grevillea Mining Contractors
      2012 - 2014 Farm hand, Pointer & Sons
      Tickets: HC, LF, WAH, underground induction`,
    expected: {
      name: 'Dazza Pointer',
      email: 'dazza.pointer@mail.example',
      phone: '+61491570110',
      location: 'Kalgoorlie WA 6430',
      role: 'Bogger operator',
      company: 'Ironbark Underground',
      companies: ['Ironbark Underground', 'Grevillea Mining Contractors', 'Pointer & Sons'],
      dates: ['2021..now', '2018..2021', '2015..2018', '2012..2014'],
      months: 179,
    },
  },
  {
    about: 'labels for everything, dates as days, newest last',
    typed: `
      # CURRICULUM VITAE
      Name: Te Aroha Ngarimu
      Address: 8 Kestrel Way, Baldivis, Western Australia, 6171
      Phone: (+61) 491 570 159
      Email Address: tearoha.ngarimu@mail.example
      Visa Status: New Zealand citizen (subclass 444)
      Date of Birth: 12/05/1983
      # CAREER HISTORY
      Company: Bluegum Civil
      Position: Grader Operator
      Period: 12/05/2008 - 30/06/2013
      Duties:
      - Final trim on haul roads
      Company: Mulga Rise Gold Mine
      Position: All Round Operator
      Period: 01/07/2013 to 28/02/2019
      Duties:
      - Loader, grader and truck
      Company: Coolabah Contract Mining Pty Ltd
      Position: Pit Supervisor
      Period: 11/03/2019 to date
      Duties:
      - Crew of 24
      # REFERENCES
      Hemi Walker, 0491 570 158`,
    expected: {
      name: 'Te Aroha Ngarimu',
      email: 'tearoha.ngarimu@mail.example',
      phone: '+61491570159',
      location: 'Baldivis, Western Australia, 6171',
      role: 'Pit Supervisor',
      company: 'Coolabah Contract Mining Pty Ltd',
      companies: ['Coolabah Contract Mining Pty Ltd', 'Mulga Rise Gold Mine', 'Bluegum Civil'],
      dates: ['2019-03..now', '2013-07..2019-02', '2008-05..2013-06'],
      months: 223,
    },
  },
  {
    about: 'one employer with several roles under its own line of dates',
    typed: `
      ! Bronwyn Ashdown
      Driller | Kambalda | bron.ashdown@example.com | +61 491 570 006
      # Experience
      ** Quandong Drilling || Jan 2014 – Present
      Senior Driller || Mar 2020 – Present
      - RC and diamond, 200 m a shift
      Driller || Jul 2016 – Feb 2020
      - Grade control
      Driller's Offsider || Jan 2014 – Jun 2016
      - Rods and samples
      ** Saltbush Exploration Services || Feb 2011 – Dec 2013
      Offsider || Feb 2011 – Dec 2013
      - Aircore
      # Education
      Certificate III in Drilling Operations, 2015`,
    expected: {
      name: 'Bronwyn Ashdown',
      email: 'bron.ashdown@example.com',
      phone: '+61491570006',
      location: 'Kambalda',
      role: 'Senior Driller',
      company: 'Quandong Drilling',
      companies: ['Quandong Drilling', 'Saltbush Exploration Services'],
      dates: ['2020-03..now', '2016-07..2020-02', '2014-01..2016-06', '2011-02..2013-12'],
      months: 190,
    },
  },
  {
    about: 'a table of jobs with a column for each thing',
    typed: `
      ** Resume of Jarrod McAllister
      Mobile 0491 570 157   jmcallister@mail.example
      42 Banksia Road, Singleton NSW 2330
      ** EMPLOYMENT
      ** Dates || Employer || Position || Site
      Mar 2021 – Present || Wonga Open Cut || Dozer Operator || Singleton
      Jun 2017 – Feb 2021 || Hunter Earthmovers || Excavator Operator || Muswellbrook
      Jan 2012 – May 2017 || Hunter Earthmovers || Truck Driver || Muswellbrook
      ** EDUCATION
      2011 || HSC || Singleton High School`,
    expected: {
      name: 'Jarrod McAllister',
      email: 'jmcallister@mail.example',
      phone: '+61491570157',
      location: 'Singleton NSW 2330',
      role: 'Dozer Operator',
      company: 'Wonga Open Cut',
      companies: ['Wonga Open Cut', 'Hunter Earthmovers'],
      dates: ['2021-03..now', '2017-06..2021-02', '2012-01..2017-05'],
      months: 179,
    },
  },
  {
    about: 'an underground operator, employer and site first, role after it, dates in brackets',
    typed: `
      ! Sione Tupou
      # Contact
      0491 570 158
      sione.tupou@mail.example
      Mount Isa, QLD
      # Career Summary
      14 years underground across copper and gold.
      # Career History
      Redback Underground – Cobar NSW (Sept 2023 – Ongoing)
      Jumbo Operator
      • Twin boom, 5.5 x 5.5 headings, split sets and mesh
      Redback Underground – Mount Isa (Jan 2018 – Aug 2023)
      Longhole Charge-up
      • Charging and firing
      Cassia Mining Services – Mount Isa (Feb 2012 – Dec 2017)
      Truck and Bogger Operator
      • MT65 and R2900
      # Referees
      Available upon request`,
    expected: {
      name: 'Sione Tupou',
      email: 'sione.tupou@mail.example',
      phone: '+61491570158',
      location: 'Mount Isa, QLD',
      role: 'Jumbo Operator',
      company: 'Redback Underground',
      companies: ['Redback Underground', 'Cassia Mining Services'],
      dates: ['2023-09..now', '2018-01..2023-08', '2012-02..2017-12'],
      months: 178,
    },
  },
]
