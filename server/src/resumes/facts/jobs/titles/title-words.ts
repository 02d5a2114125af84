import { anyOf, pattern } from '../../../../text/any-of.ts'
import { plain } from '../../../../text/plain.ts'
import { headsAbroad } from './title-words-abroad.ts'

/** The words that say what somebody is: a title ends in one of them, or begins with one. */
const heads = new Set([
  ...`accountant actuary adjuster administrator admin adviser advisor agent allocator analyst anaesthetist
  animator apprentice arboriculturist architect archaeologist archivist artist assayer assembler
  assessor assistant associate athlete attendant attorney auditor author banker barista barman
  bartender beautician biochemist biologist blacksmith blaster bogger boilermaker boilermakers
  bookkeeper bosun bricklayer broker bursar butcher buyer cabinetmaker cadet captain cardiologist
  carer caretaker caretakers carpenter cartographer cashier caterer ceo cfo chairman chairperson
  chambermaid champion chargehand chef chemist chief cio clerk cleaner climber clinician coach cobbler
  commander commissioner commissioning-engineer commissioner concierge concreter conductor
  conservator constable consultant contractor controller cook coo coordinator co-ordinator copywriter
  counsel counsellor courier craftsman cto curator custodian dean deckhand decorator dentist deputy
  designer detective detailer developer dietitian director diver dispatcher doctor dogger dogman
  draftsman draftsperson draughtsman drafter driller driver economist editor educator electrician
  electrician-instrumentation engineer entrepreneur environmentalist epidemiologist estimator
  evangelist examiner executive executor expeditor expert fabricator facilitator farmer farmhand
  fellow filmmaker finisher firefighter fisherman fitter fixer florist foreman foreperson forester
  forklift-driver formworker founder co-founder cofounder gardener gasfitter generalist geochemist
  geologist geophysicist geoscientist geotech glazier governor grader groundsman guard guide
  gyprocker hairdresser hand handler handyman hand head housekeeper hydrogeologist hydrologist
  illustrator inspector installer instructor instrumentation-technician intern internship interpreter
  interviewer inventor investigator ironworker janitor jeweller jointer joiner journalist journeyman
  judge jumbo-operator keeper kitchenhand laborer labourer labourers lead leader lecturer liaison
  librarian lifeguard linesman lineworker linguist loader locksmith logger machinist maintainer
  manager marshal mason mate mathematician md mechanic mechatronics-technician mediator member
  merchandiser metallurgist meteorologist microbiologist midwife miner minister mixer model moderator
  musician nipper nanny navigator neurologist nurse nutritionist obstetrician officer offsider
  operative operator operators optometrist owner packer painter panelbeater paralegal paramedic
  partner pathologist paver peggy pharmacist photographer physician physicist physiotherapist picker
  pilot pipefitter pipelayer planner plasterer plumber podiatrist policeman porter postman postdoc
  practitioner preparer president presser principal printer producer professor programmer
  proofreader prospector psychiatrist psychologist publicist purchaser radiographer ranger
  receptionist recruiter recruitment-consultant registrar rep reporter representative rescuer
  researcher reviewer rigger roofer roustabout roughneck sailor salesman salesperson saleswoman
  sampler sawyer scaffolder scheduler scholar scientist seaman secretary selector sergeant server
  serviceman serviceperson servicer shearer sheetmetal-worker shelver shiftboss shotfirer shotcreter
  signaller skipper sociologist soldier solicitor sonographer sorter sparky specialist spotter
  sprayer steward stewardess stockman stonemason storeman storeperson stores strategist student
  statistician stylist subcontractor superintendent supervisor support surgeon surveyor tailor teacher teamster
  technician technologist telehandler-operator teller tester therapist tiler toolmaker trader
  tradesman tradesperson trainee trainer translator traveller treasurer tutor typist undermanager
  undergrad underwriter upholsterer valuer ventilator vet veterinarian vicepresident videographer
  viceroy vintner volunteer waiter waitress warden warehouseman warehouseperson watchman weigher
  welder winemaker wireman woodworker worker writer yardman zoologist boilermaker/welder
  vp svp evp avp gm crew tl swe sre dba pm cna rn leadinghand floorhand derrickhand leasehand motorhand medic crusherhand greaser serviceperson
  charger nipper timberman trucker haul-truck jillaroo jackaroo fossicker geotechnician fieldhand
  fieldie samplers scientist metallurgical-technician
  actor acupuncturist agronomist refueller dealer apiarist cutter arborist auctioneer audiologist
  baker barrister biotechnologist repairer bookmaker botanist maker cabler chiropractor
  choreographer celebrant coder haematologist patternmaker composer organiser filler creator
  conveyancer grower bailiff dancer collector hygienist dermatologist radiologist dressmaker
  electroplater endocrinologist engraver entomologist physiologist farrier fencer fighter
  removalist gunsmith handyperson herbalist historian homoeopath breeder orderly hydrographer aide
  lawyer jockey lagger deliverer linemarker magistrate manufacturer fisher oncologist polisher
  naturopath neurosurgeon ophthalmologist optician osteopath paediatrician phlebotomist groomer
  framer builder psychotherapist despatcher presenter renderer demonstrator sculptor stockperson
  shipwright shoemaker firer erector signwriter singer slaughterer telemarketer seller usher rider
  faller urologist trimmer turner classer zookeeper blaster splicer reliner torquer sandblaster
  corporal trooper sapper gunner lieutenant ringer person 2ic
  headmaster quartermaster stationmaster shipmaster harbourmaster
  postmaster paymaster webmaster schoolmaster nozzleman powderman pitman trackman chainman pumpman banksman plateman cementer derrickman toolpusher sentry firewatch slinger pumper pressman crewman crewmember deckman dumpy peggies`.split(
    /\s+/,
  ),
  ...headsAbroad,
])

/** Words that come with a title without being one. */
const companions = new Set(
  `senior junior intermediate leading lead principal chief assistant graduate trainee apprentice vacation casual
  permanent temporary part-time fulltime acting relief shift maintenance production underground
  surface mining drill blast mobile fixed plant heavy diesel electrical mechanical mine site safety
  hse hsec ohs health environment environmental project projects operations processing quality
  technical training field civil commercial contract contracts human resources hr ii iii iv level
  grade 1 2 3 4 multi-skilled multiskilled all-round experienced qualified certified trade trades
  dual head team first second a e&i ei i&e hd lv jumbo long-hole longhole bogger truck dump dozer
  excavator loader water haul crane warehouse store logistics supply procurement finance sales
  marketing software systems data network security it ict front-end back-end full-stack registered
  enrolled clinical care general emergency theatre ward department executive deputy vice regional national area`.split(
    /\s+/,
  ),
)

const wholeTitles = new Set(
  `trade assistant|trades assistant|leading hand|shift boss|human resources|general hand|site admin|
  dump truck|dump truck operator|pit tech|field assistant|crib room attendant|second in command|2ic|
  work experience|head chef|sous chef|tour of duty|quality assurance|customer service|
  customer support|data entry|truckie|dozer|all rounder|chief of staff|head of operations|
  business development|vice president|leading seaman|full stack|it support|night fill|nightfill|
  retail sales|lab tech|tech lead|project lead|team lead|machine learning|ot security|diesel fitting|
  self employed|sole trader|utility|area authority|permit authority|haulpak|ute driver|nurse in charge|person in charge|
  fire watch|hole watch|safety watch|ta`
    .split('|')
    .map((title) => title.trim()),
)

function wordsOfTitle(text: string): string[] {
  return plain(text)
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter(Boolean)
}

/** What parts the steps of one work: "Shift Boss, later Mine Overseer". */
export const laterOn = /(?:and )?(?:then|later|now|thereafter|afterwards) /i
const nextStep = pattern`, ${laterOn}`

/** From 0 to 1: how much a piece of text sounds like what somebody works as. */
export function titleScore(text: string): number {
  if (text.length > 120) return 0
  const steps = text.split(nextStep)
  if (steps.length > 1 && !/[.;]\s/.test(text)) return Math.max(...steps.map(titleScore))
  const words = wordsOfTitle(text)
  if (words.length === 0 || words.length > 12) return 0
  if (text.split('/').every((part) => wholeTitles.has(wordsOfTitle(part).join(' ')))) return 0.95
  const lastHead = words.findLastIndex(
    (word, at) => isHead(word) || (at > 0 && at === lastWord(words) && shortForms.has(word)),
  )
  if (lastHead === -1) return 0
  const rest = words.filter((word) => !isHead(word))
  const fitting = rest.filter(
    (word) => companions.has(word) || /^(?:of|and|de|la|en|y)$/.test(word),
  ).length
  const share = rest.length === 0 ? 1 : fitting / rest.length
  return (lastHead === lastWord(words) ? 0.8 : 0.6) + share * 0.2
}

/** "Rope access tech L1": its level stands behind. */
function lastWord(words: readonly string[]): number {
  return words.length - (/^l[1-5]$/.test(words.at(-1) ?? '') ? 2 : 1)
}

/** What the trade shortens, where it ends a title: mill op, plant met, production geo. */
const shortForms = new Set(['op', 'ops', 'met', 'geo', 'sup', 'super', 'eng', 'mech', 'tech'])

const endings = anyOf(
  // "Geologist", "photographer", "electrician"
  /ologists?|graphers?|metrists?|iatrists?|icians?|keepers?|persons?|workers?/u,
  /operators?|engineers?|managers?/u,
  // In German
  /(?:ingenieur|techniker|leiter|mechaniker|schlosser|elektriker)(?:in)?/u,
)

const titleEnding = pattern`\p{L}{2}${endings}$`

function isHead(word: string): boolean {
  if (heads.has(word) || titleEnding.test(word) || endsInHead(word)) return true
  const parts = word.split('-')
  return parts.length > 1 && heads.has(parts.at(-1) ?? '')
}

const shortestHead = 7

/** Other languages write in one word what somebody is and of what: Vrachtwagenchauffeur, Maskinoperatör. */
function endsInHead(word: string): boolean {
  for (let at = 3; at + shortestHead <= word.length; at++)
    if (heads.has(word.slice(at))) return true
  return false
}

const departments =
  /^(?:technical|corporate|shared|support|site|field|camp|business|people|community) services$/

/** Whether every word only tells more of a title, as Operations in "Manager – Operations". */
export function tellsMoreOfTitle(text: string): boolean {
  const words = wordsOfTitle(text)
  if (departments.test(words.join(' '))) return true
  return (
    words.length > 0 &&
    words.every((word) => companions.has(word) || /^(?:and|of|the|&)$/.test(word))
  )
}
