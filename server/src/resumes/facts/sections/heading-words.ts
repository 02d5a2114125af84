import { isOneSlipApart } from '../../../text/one-slip.ts'
import { plain, plainPhrase } from '../../../text/plain.ts'
import { headingsAbroad } from './headings-abroad.ts'

export type SectionKind =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'licences'
  | 'projects'
  | 'volunteering'
  | 'referees'
  | 'contact'
  | 'other'

/** What people call a section, without the words that only decorate (`decoration`). */
const headings: Readonly<Record<Exclude<SectionKind, 'head'>, string>> = {
  summary: `summary|profile|objective|objectives|career objective|career objectives|about|about me|
    career summary|career profile|personal profile|personal statement|executive summary|overview|
    career overview|introduction|personal summary|statement|career goal|goals|background|
    summary of qualifications|profil|resumen|perfil|sobre mi|profiel|who i am|bio|biography|
    career highlights|career snapshot|highlights|career statement|profile summary|
    value proposition`,
  experience: `experience|history|work experience|work history|employment|employment history|career history|
    employment experience|career|career experience|background experience|employment background|
    work background|career background|career details|employment details|employment record|
    work record|job history|positions held|roles|roles held|experience history|site experience|
    mining experience|industry experience|field experience|underground experience|trade experience|
    mine site experience|minesite experience|career employment|employment summary|career to date|
    work experiences|experiences|previous employment|present employment|current employment|
    past employment|employment chronology|chronology of employment|career chronology|
    shutdown experience|shutdown history|contract history|work|internships|internship|
    career progression|appointments|clinical experience|teaching experience|research experience|
    nursing experience|engineering experience|technical experience|management experience|
    organisational experience|organizational experience|trade history|experience and employment|
    job experience|current role|current position|previous roles|previous positions|
    project experience|project history|experience details|employers|
    jobs|past jobs|job details|positions|contracts|shutdowns|shuts|professional history|career path|
    site work|paid work|where i have worked|where ive worked|places i have worked|jobs i have had|
    jobs ive had|industry history|last two employers|last three employers|last two jobs|
    last three jobs|last employers|last jobs|underground work|what i have done|what ive done|
    career in detail|positions in detail|roles in detail|jobs in detail|service record|service history|
    military service|military experience|sea service|sea service record|service at sea|
    sea going experience|seagoing experience|seafaring experience|offshore experience|experience in detail|employment in detail|worked|worked for|where and when|
    where i have been|where ive been|where i have done it|where ive done it|places ive worked`,
  education: `education|qualifications|qualification|quals|academic qualifications|academic background|
    education history|educational background|educational qualifications|educational qualification|
    study|studies|school|university|tafe|academic history|academic record|academics|schooling|
    education details|degrees|learning|civil qualifications|civilian qualifications|learned|learnt|learnt at|
    tertiary education|tertiary qualifications|secondary education|trade qualifications|
    trade qualification|apprenticeship|formal qualifications|academic profile|academic credentials|
    education qualifications|educational attainment|educational attainments|schools attended|
    schools and courses|academic achievements|academic qualification`,
  skills: `skills|technical skills|core skills|competencies|core competencies|skill set|skillset|
    machinery i can operate|machines i can operate|machines i can drive|machines i can run|plant i can operate|
    i can run|i can drive|i can operate|what i can do|what i can run|what i can operate|good with|good at|
    i am good at|im good at|what i am good at|what im good at|skills summary|abilities|expertise|areas of expertise|area of expertise|strengths|capabilities|
    core capabilities|computer skills|computer|computers|it skills|software|software skills|systems|
    tools|technologies|instruments|machines|things i can operate|things i can do|
    things i can operate or fix|things i can fix|systems known|systems used|software known|software used|machines known|
    technical expertise|technical proficiencies|proficiencies|technology|technical summary|
    specialties|specialities|specialisations|top skills|attributes|personal attributes|
    personal skills|soft skills|hard skills|transferable skills|plant and equipment|equipment|gear|
    machinery|machine experience|equipment experience|equipment operated|machinery operated|
    machinery experience|plant operated|plant experience|computer literacy|technical competencies|
    areas of strength|areas of knowledge|knowledge|skills matrix|software proficiency|software and systems|
    computer proficiency|equipment and machinery|programming languages|tech stack|technical`,
  licences: `licences|licenses|licence|license|tickets|ticket|certifications|certificates|
    certification|certificate|certs|cert|competencies and tickets|competency register|
    ticket register|licence register|register of competencies|inductions|site inductions|
    accreditations|
    accreditation|training|trainings|courses|short courses|high risk work licences|
    high risk work licenses|high risk licences|high risk licenses|licencing|licensing|
    statutory|statutory qualifications|appointments|legal appointments|statutory appointments|
    statutory tickets|statutory certificates|registrations|registration|
    memberships and registrations|
    safety training|site training|training and development|development|professional development|
    training history|training courses|seminars|seminars attended|trainings attended|courses completed|courses attended|vocational training|
    verifications of competency|verification of competency|plant verification of competency|
    machine verification of competency|vocs|voc|machine vocs|plant vocs|machine voc|vocs held|
    units of competency|certificates of competency|competence held|competencies held|authorities|
    authorities held|tickets held|statements of attainment|
    statement of attainment|permits|clearances|checks|medicals|
    training record|training records|operator tickets|machine tickets|plant tickets|driver licence|
    drivers licence|drivers license|driving licence|industry training|compliance|
    mandatory training|continuing education|what i hold|what i have|what ive got|what i have got|what i am ticketed for|also held|currently held|cards|papers|
    bits of paper|pieces of paper|paperwork|wallet|cards in my wallet|credentials|passports|
    site passports|machine authorisations|machine authorizations|plant authorisations|
    site authorisations|authorisations`,
  projects: `projects|selected projects|project list|major projects|notable projects|
    projects undertaken|project portfolio|academic projects|personal projects|university projects|
    project highlights|side projects|open source|portfolio`,
  volunteering: `volunteering|volunteer|volunteer experience|volunteer work|volunteering experience|
    community|community involvement|community work|community service|volunteer history|
    community activities|voluntary work|voluntary experience|extracurricular activities|
    extracurricular activity|
    extracurriculars|extra curricular activities|leadership and activities|vrijwilligerswerk|
    leadership and volunteering|community engagement`,
  referees: `referees|references|reference|referee|refs|referees available on request|
    references available on request|references available upon request|
    referees available upon request|character references|work references|
    referees and contacts|people who will vouch for me|who will vouch for me|people to call|
    what people say|what others say`,
  contact: `contact|contact details|contact information|personal details|personal information|
    details|contact me|personal data|personal particulars|bio data|biodata|get in touch|contacts|
    personal`,
  other: `interests|hobbies|pastimes|hobbies and interests|personal interests|languages|language|awards|
    honors|honours|achievements|publications|presentations|memberships|affiliations|associations|
    professional memberships|professional affiliations|patents|conferences|declaration|presentation|writing|
    talks|invited talks|speaking|funding|research funding|grants and funding|program committees|availability|
    other|activities|additional information|miscellaneous|key achievements|recognition|awards received|
    language skills|honors awards|awards and achievements|visa status|work rights|visa|health|
    professional associations|other information|further information|publications and presentations|grants|
    scholarships|career break|board appointments|board positions|board memberships|directorships|
    non executive roles|board and advisory roles|board and committee roles|
    board roles|non executive directorships|committees|academic awards|key selection criteria|
    salary expectations|
    accomplishments|sports|extra information|physical|general`,
}

const decoration = new Set(
  `my key main relevant professional other additional previous recent general selected detailed
  brief full past summary of the continued cont contd current and a overall specific related
  qualification executive detail held gained obtained etc generally`.split(/\s+/),
)

const abroad: Readonly<Partial<Record<SectionKind, string>>> = headingsAbroad

const kinds = new Map<string, SectionKind>()
for (const [kind, phrases] of [...Object.entries(abroad), ...Object.entries(headings)]) {
  for (const phrase of phrases.split('|')) {
    // The keys of both tables are the kinds.
    kinds.set(plainPhrase(phrase), kind as SectionKind)
  }
}

/** Of a heading for two things ("Skills and certifications"), the one that most is lost without. */
const weightOfKind: readonly SectionKind[] = [
  'experience',
  'licences',
  'education',
  'skills',
  'referees',
  'projects',
  'volunteering',
  'summary',
  'contact',
  'other',
]

/** The section that a text is the heading of, if it is nothing but the name of a section. */
export function kindOfHeading(text: string): SectionKind | undefined {
  if (
    /^\W*(?:machines?|plant|machinery|equipment)\b[^\t]{0,20}(?:\([^()]*\bvocs?\b[^()]*\)|\bvocs?\b|\bverifications? of competenc\w+)\s*:?$/i.test(
      text,
    )
  )
    return 'licences'
  const words = headingWords(withoutRemark(text.replace(saidOfOwn, '')))
  const named = words.filter((word) => word !== 'and')
  if (named.length === 0 || named.length > 8) return undefined
  const spelled = words.map(spelledRight)
  return (
    kinds.get(words.join(' ')) ??
    kindOfWords(spelled) ??
    kindOfParts(spelled) ??
    gluedKinds().get(words.join(''))
  )
}

/** TICKETS (all copies can be sent), SHUTDOWNS, this year and last: what is told behind a heading is no part of it. */
function withoutRemark(text: string): string {
  const [, capitals] = /^(\p{Lu}[\p{Lu}\s&]{3,40}),\s+\p{Ll}[\p{L} ]{3,40}$/u.exec(text) ?? []
  if (capitals) return capitals
  const [, heading, remark = ''] = /^([^()]{4,60}\S)\s*\(([^()]{6,60})\)\s*:?$/.exec(text) ?? []
  if (heading && ofTime.test(remark)) return heading
  if (/\d/.test(remark)) return text
  const areCapitals = text === text.toUpperCase() && text !== text.toLowerCase()
  const isTold =
    (areCapitals || /^\p{Ll}/u.test(remark)) &&
    (remark.trim().includes(' ') || remark.endsWith('ed'))
  return heading && isTold ? heading : text
}

/** "Tickets I have", "Licences I hold now" */
const saidOfOwn =
  /(?<=^\W*(?:tickets?|licen[cs]es?|cards?|cert\w*|inductions?|skills)) i(?:['’]ve)? (?:have|hold|got|carry)(?: \p{L}{2,8})?:?$/iu

/** "EMPLOYMENT HISTORY (last 10 years, explain gaps)" */
const ofTime = /^(?:the )?(?:last|past|previous) \d{1,2} (?:years?|jobs?|employers?|positions?)\b/i

/** Whether one of its words is a name of sections that hold tickets: "Training register". */
export function speaksOfTickets(text: string): boolean {
  return headingWords(text).some((word) => kinds.get(word) === 'licences')
}

/** WORKEXPERIENCE: the blank was lost when the document was made. */
function gluedKinds(): ReadonlyMap<string, SectionKind> {
  glued ??= new Map(
    [...kinds]
      .filter(([phrase]) => phrase.includes(' ') && phrase.length >= 12)
      .map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]),
  )
  return glued
}

let glued: ReadonlyMap<string, SectionKind> | undefined

/** "3 Health and access" */
export function withoutItsNumber(heading: string): string {
  return heading.replace(/^\s*\d{1,2}[.)]?\s+(?=\p{Lu})/u, '')
}

function headingWords(text: string): string[] {
  if (text.length > 80) return []
  const close = /^\s*(?:\S\s){3,}\S\s*:?\s*$/u.test(text) ? text.replaceAll(/\s/g, '') : text
  return plain(close)
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/, '')
    .replace(/^\s*(?:section|part) (?:\d{1,2}|[ivx]{1,4}|[a-h])\b\W*/, '')
    .replaceAll(
      /\((?:continued|cont\S*|most recent\D*|newest\D*|latest\D*|(?:all )?(?:current|valid)|(?:copies|details) \D*|\D*(?:available|attached|on request))\)/g,
      ' ',
    )
    .replace(/\W+(?:latest|newest|most recent|last|oldest) (?:one )?first\W*$/, '')
    .replaceAll(/['’‘]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[/+,|]/g, ' and ')
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

const oftenMistyped =
  'experience education employment qualifications professional references referees certificates certifications achievements responsibilities objective training'.split(
    ' ',
  )

function spelledRight(word: string): string {
  if (word.length < 7) return word
  return oftenMistyped.find((right) => right[0] === word[0] && isOneSlipApart(word, right)) ?? word
}

function kindOfWords(words: readonly string[]): SectionKind | undefined {
  const whole = kinds.get(words.join(' ')) ?? kinds.get(words.join(''))
  if (whole) return whole
  let [from, to] = [0, words.length]
  while (from < to && decoration.has(words[from] ?? '')) from++
  while (to > from && decoration.has(words[to - 1] ?? '')) to--
  return kinds.get(words.slice(from, to).join(' '))
}

/** Education & training; Licences, tickets and inductions: every part has to be known. */
function kindOfParts(words: readonly string[]): SectionKind | undefined {
  const parts = words
    .join(' ')
    .split(/(?:^| )(?:and|et|und|y|e|en|og|och|oraz|dan)(?: |$)/)
    .filter(Boolean)
    .map((part) => kindOfWords(part.split(' ')))
  if (parts.length < 2 || parts.some((kind) => !kind)) return undefined
  return weightOfKind.find((kind) => parts.includes(kind))
}
