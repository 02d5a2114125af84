import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { fieldTickets } from './tickets.ts'

const works: Craft['works'] = ['environment', 'metal mine', 'underground mine', 'coal mine']

export const environmentCrafts: readonly Craft[] = [
  {
    roleId: 701,
    ladder: listed(
      'Graduate Environmental Officer, Environmental Advisor, Senior Environmental Advisor, Environment Superintendent',
    ),
    pay: [44, 92],
    works,
    duties: linesOf(`
      Ran water, dust and noise monitoring over {20-80} points
      Wrote annual environmental reports and licence returns
      Investigated {8-30} incidents and changed procedures with the crews
      Supervised rehabilitation of {40-180} hectares
      Briefed new starters on clearing and spills
    `),
    skills: listed(
      'Water sampling, Licence reporting, Spill response, Rehabilitation monitoring, ArcGIS, Dust monitoring, Audits',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Environmental Science'],
    wishes: ['Site environment role, {8/6|5/2} from {city}, or residential in {town}.'],
    answers: linesOf(`
      Licence amendments, annual reports and {a mining proposal|an EA amendment}, {state}.
      Water, dust and noise every week; flora and {malleefowl|quoll} surveys with the ecologists.
      {Gold and nickel|Coal and gas|Iron ore}, most of {years} at {site}.
    `),
  },
  {
    roleId: 702,
    ladder: listed(
      'Environmental Officer, Approvals Officer, Environmental Approvals Specialist, Approvals Manager',
    ),
    pay: [55, 112],
    works,
    duties: linesOf(`
      Took {two|four} approvals through {state|state and Commonwealth} assessment
      Wrote mining proposals and clearing permits
      Negotiated conditions on {water|threatened species}
      Kept an approvals register of {60-240} commitments
      Ran consultation with landholders and agencies
    `),
    skills: listed(
      'EPBC referrals, Mining proposals, Clearing permits, Stakeholder consultation, ArcGIS, Condition management',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Environmental Management'],
    wishes: ['Approvals for mines or renewables, {city}.'],
    answers: linesOf(`
      {Two EPBC referrals and a mining proposal|Environmental authority amendments and one EIS}, all decided.
      By bringing the data early: we shared draft noise and {bird|groundwater} models and settled on a trigger instead of a cap.
      {Open pits of 2 to 5 Mtpa|A wind farm and a gas pipeline}.
    `),
  },
  {
    roleId: 703,
    ladder: listed(
      'Rehabilitation Officer, Rehabilitation Advisor, Rehabilitation and Closure Specialist, Closure Manager',
    ),
    pay: [50, 105],
    works,
    duties: linesOf(`
      Designed landforms and covers for {three|five} waste dumps
      Seeded and planted {60-400} hectares with local provenance
      Set completion criteria and measured them by drone
      Estimated closure costs of {$18|$60|$140} million
      Ran topsoil and seed budgets
    `),
    skills: listed(
      'Landform design, Cover design, Closure cost estimates, Seeding, Drone monitoring, ArcGIS',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Science (Environmental)'],
    wishes: ['Rehabilitation with dirt moving every season, not only reports.'],
    answers: linesOf(`
      {Concave slopes on {three|five} dumps|Final voids and spoil in coal}, {200|480} hectares.
      With reference sites and three measured things: cover, species and erosion. {Two|Three} blocks are signed off.
      {$24|$60} million for {site}, built from first principles with contractor rates.
    `),
  },
  {
    roleId: 704,
    ladder: listed(
      'Heritage Assistant, Heritage Officer, Senior Heritage Officer, Heritage Manager',
    ),
    pay: [42, 84],
    works: ['environment', 'metal mine', 'underground mine', 'geoscience'],
    duties: linesOf(`
      Organised {12-40} heritage surveys a year with Traditional Owners
      Kept the site register and ground disturbance permits
      Arranged salvage and monitoring for {two|four} projects
      Ran cultural awareness sessions for new starters
      Advised planners on avoidance before lines were drawn
    `),
    skills: listed(
      'Heritage surveys, Ground disturbance permits, Consultation, ArcGIS, Cultural awareness, Site recording',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Arts (Archaeology)'],
    wishes: ['Heritage role with time on country and a company that listens.'],
    answers: linesOf(`
      {Three|Four} groups across {state}, as the company's officer in the field and at meetings.
      Ethnographic and archaeological surveys, two salvage programs and monitoring during clearing.
      We moved a drill line by {120-300} metres before applying. What could not be avoided went through consent with the group's own report attached.
    `),
  },
  {
    roleId: 705,
    ladder: listed(
      'Community Officer, Community Relations Advisor, Senior Community Advisor, Community Manager',
    ),
    pay: [44, 90],
    works: ['environment', 'metal mine', 'underground mine', 'coal mine', 'power'],
    duties: linesOf(`
      Looked after {two|three} agreements and a community fund of {$0.4|$1.1} million
      Answered {60-200} enquiries and grievances a year
      Ran a local supplier register with {80-260} businesses
      Held school and shed visits and the yearly open day
      Wrote the social performance report
    `),
    skills: listed(
      'Stakeholder engagement, Grievance handling, Local procurement, Agreements, Event planning, Reporting',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Communication'],
    wishes: ['Community work that is allowed to say no sometimes, based in {town}.'],
    answers: linesOf(`
      Towns around {site} and {two|three} pastoral stations, with one Native Title agreement.
      A neighbour's bore ran low. I went out the same day, we paid for an independent test and shared the report before we discussed whose fault it was.
      A traineeship for {six|eleven} people and a weekly list of small packages for local firms.
    `),
  },
  {
    roleId: 707,
    ladder: listed('Field Ecologist, Ecologist, Senior Ecologist, Principal Ecologist'),
    pay: [42, 94],
    works: ['environment', 'power', 'geoscience'],
    duties: linesOf(`
      Led {flora|fauna|bat and bird} surveys of {4,000|22,000} hectares
      Trapped, tracked and recorded under ethics permit
      Wrote habitat assessments and offsets
      Supervised clearing with {three|six} spotter-catchers
      Trained field teams and kept data in order
    `),
    skills: listed(
      'Flora surveys, Fauna trapping, Habitat assessment, QGIS, Acoustic analysis, Spotter-catching, Report writing',
    ),
    tickets: fieldTickets,
    study: ['Bachelor of Science (Ecology)'],
    wishes: ['Ecology with long field trips, in any bioregion with a road nearby.'],
    answers: linesOf(`
      {Arid zone reptiles and small mammals|Flora of the Eastern Goldfields|Bats and birds for wind farms}.
      {Two-phase surveys to state guidance|Monitoring for EPBC conditions}, team of {three|five}.
      Scientific licence and ethics to {until}, 4WD and remote first aid.
    `),
  },
]
