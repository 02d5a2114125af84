import type { Sample } from './sample.ts'

export const elsewhere: readonly Sample[] = [
  {
    about: 'a software engineer in American style',
    typed: `
      ! Jordan A. Whitlock
      Austin, TX 78701 | jordan.whitlock@mail.example | (512) 555-0143 | linkedin.com/in/jwhitlock | github.com/jwhitlock
      # SKILLS
      Languages: TypeScript, Go, Python
      Tools: Docker, Kubernetes, Terraform
      # EXPERIENCE
      ** Cascade Data Systems, Inc. || Austin, TX
      Senior Software Engineer || June 2021 – Present
      - Built services in Go and TypeScript
      ** Larkspur Labs LLC || Remote
      Software Engineer || Aug 2017 – May 2021
      - React front end
      # EDUCATION
      B.S. Computer Science, Plains State University || May 2017`,
    expected: {
      name: 'Jordan A. Whitlock',
      email: 'jordan.whitlock@mail.example',
      phone: '+15125550143',
      location: 'Austin, TX 78701',
      role: 'Senior Software Engineer',
      company: 'Cascade Data Systems, Inc.',
      companies: ['Cascade Data Systems, Inc.', 'Larkspur Labs LLC'],
      dates: ['2021-06..now', '2017-08..2021-05'],
      months: 112,
    },
  },
  {
    about: 'an Indian engineer with labels and "Till date"',
    typed: `
      ** RAJESH KUMAR SUBRAMANIAM
      Email: rajesh.ks@mail.example
      Mobile: +91 98400 12345
      ** CAREER OBJECTIVE
      To work in a challenging environment.
      ** PROFESSIONAL EXPERIENCE
      Name of the Company: Deccan Minerals Pvt Ltd
      Designation: Assistant Manager - Mechanical
      Duration: July’2016 – Till date
      - Maintenance of crushers and conveyors
      Name of the Company: Kaveri Cements Ltd
      Designation: Graduate Engineer Trainee
      Duration: 16 Aug’13 – 30 June’16
      - Kiln shutdowns
      ** ACADEMIC QUALIFICATIONS
      B.E. Mechanical, Southern Institute of Technology, 2009 - 2013
      ** PERSONAL DETAILS
      Father's Name: Subramaniam
      Date of Birth: 05/06/1991
      Nationality: Indian`,
    expected: {
      name: 'Rajesh Kumar Subramaniam',
      email: 'rajesh.ks@mail.example',
      phone: '+919840012345',
      location: undefined,
      role: 'Assistant Manager - Mechanical',
      company: 'Deccan Minerals Pvt Ltd',
      companies: ['Deccan Minerals Pvt Ltd', 'Kaveri Cements Ltd'],
      dates: ['2016-07..now', '2013-08..2016-06'],
      months: 160,
    },
  },
  {
    about: 'a German with the dates in front and headings of home',
    typed: `
      # Lebenslauf
      ! Jürgen Großmann
      Musterweg 5, 44135 Dortmund, Germany
      juergen.grossmann@mail.example
      +49 231 5550123
      # Berufserfahrung
      03/2015 – heute || Bergbauingenieur, Ruhrkopf Bergbau GmbH
      - Planung
      10/2009 – 02/2015 || Ingenieur, Halde Technik AG
      - Vermessung
      # Ausbildung
      2004 – 2009 || Technische Universität Westfalen`,
    expected: {
      name: 'Jürgen Großmann',
      email: 'juergen.grossmann@mail.example',
      phone: '+492315550123',
      location: 'Dortmund, Germany',
      role: 'Bergbauingenieur',
      company: 'Ruhrkopf Bergbau GmbH',
      companies: ['Ruhrkopf Bergbau GmbH', 'Halde Technik AG'],
      dates: ['2015-03..now', '2009-10..2015-02'],
      months: 206,
    },
  },
  {
    about: 'a South African coming over, dashes between role and firm, months to date',
    typed: `
      ! PIETER JACOBUS DU TOIT
      Curriculum Vitae
      Johannesburg, South Africa
      +27 82 555 0199
      pj.dutoit@mail.example
      # CAREER HISTORY
      Shift Boss – Witkop Platinum Mine
      August 2018 to date
      - Stoping crews
      Miner – Vaalrand Gold
      March 2012 to July 2018
      - Development
      # QUALIFICATIONS
      Blasting Certificate 2013`,
    expected: {
      name: 'Pieter Jacobus du Toit',
      email: 'pj.dutoit@mail.example',
      phone: '+27825550199',
      location: 'Johannesburg, South Africa',
      role: 'Shift Boss',
      company: 'Witkop Platinum Mine',
      companies: ['Witkop Platinum Mine', 'Vaalrand Gold'],
      dates: ['2018-08..now', '2012-03..2018-07'],
      months: 177,
    },
  },
  {
    about: 'a school leaver with one casual job and no phone',
    typed: `
      ! Willow Hartigan
      willow.hartigan@mail.example
      Rockhampton QLD
      # Objective
      An apprenticeship as a diesel fitter.
      # Work Experience
      Team Member
      Golden Crust Bakery, Rockhampton
      November 2025 – Present
      - Customer service and cash handling
      # Education
      Year 12, Fitzroy State High School, 2025
      # Hobbies
      Motocross`,
    expected: {
      name: 'Willow Hartigan',
      email: 'willow.hartigan@mail.example',
      phone: undefined,
      location: 'Rockhampton QLD',
      role: 'Team Member',
      company: 'Golden Crust Bakery',
      companies: ['Golden Crust Bakery'],
      dates: ['2025-11..now'],
      months: 13,
    },
  },
]
