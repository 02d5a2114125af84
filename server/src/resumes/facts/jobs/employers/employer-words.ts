import { anyOf, pattern } from '../../../../text/any-of.ts'
import { plain, plainPhrase } from '../../../../text/plain.ts'
import { namesMachines } from '../../machines.ts'
import { isProse } from '../duties.ts'
import { firstWordsAbroad } from './employers-abroad.ts'

const legalForms = anyOf(
  /pty|p\/l|ltd|limited|inc|incorporated|llc|llp|plc/i,
  // Abroad, with their points or without: "S.A.", "S.r.l.", "B.V."
  /gmbh|ag|nl|s\.?a\.?(?:[ac]\.?)?|s\.?r\.?l\.?|spa|ltda|bhd/i,
  /corp|corporation|b\.?v\.?|n\.?v\.?|co|pvt|sdn bhd|a\/s|aps|oy|ab|srl|sarl|kg|pte/i,
  /sp\.? z ?o\.? ?o|s\.?p\.?a|s\.?c\.?a|e\.?k|oyj|ks/i,
  /(?<=\s)(?:a\.s|s\.r\.o|d\.o\.o)|kft|zrt/i,
)

const legalForm = pattern`\b${legalForms}\b\.?`

/** Words that names of firms, sites and offices end in. */
const lastWords = new Set(
  `academy agencies agency airlines airport airways alliance aluminium army associates association
  authority automation aviation bakery bank bar base brewery brothers bros builders building bureau
  bistro brasserie cafe cafeteria pub pizzeria patisserie butchery nursery capital care carriers catering cement center centre charity church civil clinic club co
  college collieries colliery college commission communications company concrete construction
  constructions consultancy consultants consulting contracting contractors cooperative corporation
  council cranes crushing defence delivery demolition   developments diesel digital
  distribution  drilling earthmoving education electric electrical electronics employment
  energy engineering engineers enterprise enterprises entertainment environmental equipment
  exploration explosives express fabrication fabrications farm farms finance firm force foods
  foundation freight fuels gas gold government group gym haulage health healthcare helicopters
  hire holdings homes hospital hospitality hotel hydraulics industrial industries infrastructure
  inn institute institution instruments insurance international investments iron jv joint-venture
  lab laboratories laboratory labs landscaping lawyers leasing legal library lines lithium logistics
  maintenance management manufacturing marine market markets media medical metals mill mine minerals
  mines mining ministry motors museum navy network networks nickel npm office oil operations
  organisation organization outsourcing partners partnership people personnel petroleum pharmacy
  pipelines plc plumbing police port power practice press productions products projects properties
  property quarries quarry radio rail railway railways recruitment recycling refinery refining rentals
  repairs research resort resourcing resources restaurant retail rigging rural salt sands
  scaffolding school schools security services shipping shire shop shutdowns site smelter society
  software solar solutions sons staffing station steel steelworks stores store studio studios
  supermarket supplies supply surgery surveys surveying systems tavern technical technologies
  technology telecom telecommunications theatre tours towing trades trading training transport
  transportation trucking trust tunnelling tyres union united university universitat utilities
  venture ventures vineyard warehouse water welding wholesale winery works workforce workshop
  consulting labour contracts copper zinc uranium coal bauxite alumina lng
  krankenhaus universitet universiteit universitat kommune kommun sykehus sygehus sjukhus skole skola
  verft gruve bergwerke werke werk baugesellschaft maatschappij bouw`.split(/\s+/),
)

/** Names that say nothing by their words. */
const knownNames = new Set(
  `bhp|rio tinto|fmg|fortescue|fortescue metals group|roy hill|glencore|newmont|south32|alcoa|anglo
  american|anglogold ashanti|barrick|evolution|evolution mining|northern star|gold fields|peabody|
  yancoal|whitehaven|whitehaven coal|new hope|stanmore|bma|bmc|bhp mitsubishi alliance|kcgm|
  mineral resources|minres|csi mining services|mrl|iluka|igo|lynas|oz minerals|sandfire|
  regis resources|ramelius|saracen|st barbara|gold road|woodside|chevron|santos|origin|inpex|shell|
  bp|exxonmobil|thiess|macmahon|nrw|downer|downer edi|cimic|leighton|john holland|monadelphous|
  ugl|byrnecut|barminco|perenti|ausdrill|redpath|pybar|mastermyne|golding|bis|mader|mader group|
  westrac|hastings deering|komatsu|caterpillar|sandvik|epiroc|liebherr|hitachi|orica|dyno nobel|aecom|
  worley|worleyparsons|hatch|fluor|bechtel|jacobs|ghd|aurecon|wood|kbr|lendlease|cpb|cpb contractors|
  clough|saipem|mcdermott|aurizon|pacific national|qube|linfox|toll|coles|woolworths|bunnings|kmart|
  telstra|optus|qantas|australia post|defence|adf|royal australian navy|australian army|raaf|
  workpac|programmed|chandler macleod|hays|techforce|manpower|adecco|randstad|skilled|skilled group|
  core talent|one key|onekey|tesa|mpi|titan recruitment|fircroft|brunel|nes|airswift|swan contract
  personnel|action workforce|protech|hudson|robert walters|michael page|kelly services|spotless|sodexo|
  compass group|ess|iss|google|microsoft|amazon|apple|ibm|accenture|deloitte|kpmg|pwc|ey|atlassian|
  canva|infosys|tcs|wipro|cognizant|capgemini|oracle|sap|siemens|abb|schneider|honeywell|rockwell|
  nbn|ausgrid|essential energy|ergon|western power|horizon power|self employed|self-employed|freelance|
  sole trader|nab|anz|westpac|commonwealth bank|cba|macquarie|vale|teck|freeport|citic pacific|
  citic pacific mining|hancock prospecting|atlas iron|karara|mmg|olympic dam|cadia|boart longyear|
  ddh1|swick|mcaleese|emeco|sgs|als|intertek|bureau veritas|veolia|cleanaway|g4s|serco`
    .split('|')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim()),
)

const labourHire = new Set(
  `workpac|programmed|chandler macleod|hays|techforce|manpower|adecco|randstad|skilled|core talent|
  one key|onekey|tesa|titan recruitment|fircroft|brunel|nes|airswift|swan contract personnel|
  action workforce|protech|hudson|robert walters|michael page|kelly services`
    .split('|')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim()),
)
const labourHireWords =
  /\b(?:recruitment|labou?r|workforce|personnel|staffing|people|resourcing|manpower|employment services|crewing)\b/i

/** From 0 to 1: how much a piece of text sounds like the name of an employer. */
export function employerScore(text: string): number {
  const name = plainPhrase(text)
  if (name.length < 2 || text.length > 100) return 0
  if (knownNames.has(name)) return 1
  if (legalForm.test(text) && /\s/.test(name)) return 1
  const words = name.split(/[^\p{L}\p{N}&-]+/u).filter(Boolean)
  if (words.length > 10 || /^\p{Ll}/u.test(text) || isProse(text)) return 0
  if (namesMachines(text)) return 0
  if (startsWithKnownName(words)) return 0.8
  const isNamed = !/\s\p{Ll}\S*$/u.test(text.trimEnd()) || text === text.toLowerCase()
  if (isNamed && words.length > 1 && lastWords.has(words.at(-1) ?? '')) return 0.8
  if (
    /^(?:university|department|ministry|bank|city|shire|institute|hotel|royal|school) of\b/.test(
      name,
    )
  )
    return 0.9
  if (words.length > 1 && firstWordsAbroad.has(words[0] ?? '')) return 0.8
  if (isNamed && words.length > 2 && words.slice(1).some((word) => lastWords.has(word))) return 0.6
  if (/^(?:the|[a-z]{1,4} ?(?:&|and) )/.test(name)) return 0.4
  if (/^\p{Lu}{2,6}$/u.test(text.trim())) return 0.4
  return /^\p{Lu}/u.test(text) && words.length <= 5 ? 0.2 : 0
}

function startsWithKnownName(words: readonly string[]): boolean {
  return [1, 2, 3].some((count) => knownNames.has(words.slice(0, count).join(' ')))
}

/** Where people work rather than whom for, when both are named. */
export function isSite(name: string): boolean {
  return /\b(?:mines?|refinery|smelter|site|project|shutdown|turnaround|port|lng|terminal|gas plant|power station|open (?:cut|pit))$/i.test(
    name,
  )
}

/** Firms that employ people to work at the sites of others. */
export function isLabourHire(name: string): boolean {
  const words = plain(name)
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter(Boolean)
  return (
    labourHireWords.test(name) ||
    [1, 2, 3].some((count) => labourHire.has(words.slice(0, count).join(' ')))
  )
}

/** One name for one employer, however its legal form, marks and capitals are written. */
export function employerKey(name: string): string {
  const words = plain(name)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\bp\/l\b/g, ' ')
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalWords.has(word))
  return words.join(' ') || plain(name).trim()
}

const legalWords = new Set(
  'pty ltd limited inc incorporated llc llp plc gmbh corp corporation co company pvt the australia'.split(
    ' ',
  ),
)
