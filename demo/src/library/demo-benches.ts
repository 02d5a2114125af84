/** The benches that the demo's recruiters curate, and who belongs on them. */
export interface DemoBench {
  readonly name: string
  readonly location: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  /** By the words of what they do at present. */
  readonly takes: RegExp
  readonly members: number
  readonly isArchived?: boolean
}

export const demoBenches: readonly DemoBench[] = [
  {
    name: 'Saltbush mill shutdown, March',
    location: 'Kambalda WA',
    description:
      'Twelve days on the reline and the thickener. Own tools, confined space, flights from Perth.',
    tags: ['Shutdown', 'Fitter', 'Boilermaker', 'Rigger'],
    takes: /fitter|boilermaker|rigger|mechanical/i,
    members: 18,
  },
  {
    name: 'Pit supervisors, Bowen Basin',
    location: 'Moranbah QLD',
    description: 'People who can take over a crew with a week of notice. Residential or DIDO.',
    tags: ['Supervisor', 'Open cut', 'Coal'],
    takes: /supervis|superintend|deputy|overseer|manager|leading/i,
    members: 14,
  },
  {
    name: 'Jumbo and bogger operators',
    location: 'Kalgoorlie WA',
    description: 'Underground hard rock, 8/6 and 2:1 rosters. Airleg experience noted where known.',
    tags: ['Underground', 'Jumbo', 'Bogger'],
    takes: /jumbo|bogger|underground|nipper|charge/i,
    members: 12,
  },
  {
    name: 'Haul truck and dozer relief pool',
    location: 'Newman WA',
    description: null,
    tags: ['Dozer', 'Haul truck', 'Grader'],
    takes: /operator|dozer|truck|grader|excavator/i,
    members: 22,
  },
  {
    name: 'Geology and survey, gold',
    location: null,
    description:
      'Production and exploration geologists, surveyors and field hands for the spring campaign.',
    tags: ['Geologist', 'Surveyor', 'Leapfrog'],
    takes: /geolog|survey|field|drill|sampl/i,
    members: 15,
  },
  {
    name: 'HSE advisers who can start now',
    location: 'Perth WA',
    description: 'Shortlisted for the ICAM vacancies. Talk to them before sending anything out.',
    tags: ['HSE', 'ICAM', 'Emergency response'],
    takes: /safety|health|environment|nurse|medic|emergency|hse/i,
    members: 9,
  },
  {
    name: 'Lithium ramp-up 2025',
    location: 'Pilbara WA',
    description: 'Closed when the project was put on hold.',
    tags: ['Lithium', 'Processing'],
    takes: /process|metallurg|plant|control/i,
    members: 8,
    isArchived: true,
  },
]

/** What recruiters write after a call. */
export const demoNotes: readonly string[] = [
  'Spoke today. Happy on 8/6 out of Perth, will not do 3:1 again.',
  'Wants a day rate. Currently on $92 an hour through a labour hire, contract ends with the swing.',
  'References checked with two supervisors, both would have them back.',
  'No answer twice; prefers a text in the evening.',
  'Medical is due in March. Everything else is in date.',
  'Asked to be kept in mind for Leinster and Kambalda, family is in Esperance.',
  'Strong on hydraulics, lighter on electrics than the resume says.',
  'Turned down the last offer for the roster, not for the money.',
  'Notice period is four weeks, might get away in two.',
  'Would bring a TA along. Worked together for six years.',
  'Interviewed for the supervisor role: calm, knows the paperwork, wants a residential job next year.',
  'Sent the updated tickets. Working at heights expires in May.',
]
