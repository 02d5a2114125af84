import { anyOf, pattern } from '../../../text/any-of.ts'
import { monthOf } from '../dates/month-words.ts'
import { drivingAbroad } from './names/from-abroad.ts'
import { isMembership } from './names/known-licences.ts'
import { isSoftware } from './names/software.ts'

const aboutTickets = anyOf(
  /available|references?|refer|see|please|copies|further|details/i,
  /various|numerous|several|many|all|others?|as (?:above|required)|on request/i,
  /n\/?a|nil|none|yes|no|tbc|due to|nothing|vocs? held/i,
)
const beginningOfRemark = anyOf(
  // "Which are current", "Issued by:"
  /which\b/i,
  /(?:issued|expir\w+|valid|obtained)(?: (?:on|by|to|from|until))?\W*$/i,
  // "Available on request", "several VOCs held"
  pattern`${aboutTickets}\b`,
  /(?:rigs|machines|plant|equipment)\W+vocs?\W*$/i,
  /awarded|(?:they|these|we)\b|current|expired|valid|completed|page \d+/i,
  // "Certificates are attached"
  /(?:[a-z]+ ){1,4}(?:are|is|were|was) /i,
  /i\b|my\b|own\b|the\b/i,
  // "Tickets current as of November", "Licence held 20 years", "Training matrix", "Site references by phone"
  /(?:tickets?|licen[cs]es?|training)\s+(?:current|up to date|kept|held|paid|records?|matrix|through|with)\b/i,
  /(?:site |work )?references?\b|passed (?:every|all|each)\b/i,
)
const nothingButState = anyOf(
  /wa|sa|nt|qld|nsw|vic|tas|act/i,
  // Over the tickets of each country
  /nz|uk|usa?|new zealand|australian?|aust?|aussie|international|overseas|interstate/i,
  /(?:western|south) australia|queensland|new south wales|victoria|tasmania|northern territory/i,
)

/** What stands among tickets and speaks of the tickets, or of nothing. */
const remark = anyOf(
  pattern`^${beginningOfRemark}`,
  /@|https?:|www\./i,
  /\b(?:available (?:up)?on request|responsible|responsibilities|worked|working for|curriculum vitae|r[eé]sum[eé])\b/i,
  // "Where I have been, and what I was signed off on there", "Referees and such"
  /^(?:where|why|how|when|who (?:to|will|can)|people (?:who|to))\b|^refere(?:es?|nces?)(?:\W*$| (?:and|on)\b)/i,
  // "Full" of a licence, "Full (Category One)" of a registration
  /^(?:full|provisional|limited|restricted|unrestricted)(?: \([^()]*\))?$/i,
  // What a licence is good for: "Manual", "Near coastal", "A grade"
  /^(?:manual|auto(?:matic)?|open|unaccompanied|near coastal|road trains?|[a-c][ -]grade)$/i,
  /\b(?:experience|gear ?box(?:es)?|synchro(?:mesh)?|road ?ranger)\b/i,
  // What tickets as such are called.
  /^(?:holder|competenc(?:y|ies)|licen[cs]es?|tickets?|certificates?|certifications?|training|courses?|inductions?|medicals|vocs?)$/i,
  // A number alone
  /^\W*(?:\d+|[A-Z]{0,4}-?\d{4,}[A-Z]?)\W*$/i,
  pattern`^${nothingButState}$`,
  // "Updated 16 November", "18 January"
  /^(?:last )?updated\b|^as (?:at|of)\b/i,
  /^\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}$/i,
  /^\d+ (?:hours?|hrs|days?|weeks?)(?: of)? (?:placement|work experience|practicum)\b/i,
  /^sighted by\b/i,
  // How a test went.
  /^(?:negative|clear|passed|fit for (?:duty|work))$/i,
  // "Licence no"
  /^(?:licen[cs]e|lic|card|cert\w*|ticket)?\W*(?:no|number)\b/i,
)

const headsOrRanks = anyOf(
  // "Mine site tickets"
  /(?:\p{L}+ ){1,2}(?:tickets|certificates|certifications)/iu,
  /(?:unit|course|licen[cs]e) (?:code|name|class|type)s?/iu,
  // "Issued / expires"
  /(?:(?:held|exp\w*|number|no|status|dates?|issued?|gained|attained|done|ends|runs?|to|out|day|month|year|yes|class|card|machine|remarks|notes)\W*)+/iu,
  /(?:mobile |fixed )?plant(?: (?:and|&) equipment)?/iu,
  /mining|machinery|equipment|civil|construction|trade/iu,
  /company|employers?|start|finish|comments?|remarks?|wanted/iu,
  /previous sites\b.*|usi\b.*|d\.?o\.?b\b.*|date of birth\b.*/iu,
  // "Level 2", "Class A & B"
  /(?:(?:level|class|part|stage|category|cat|grade|tier|module)\.? (?:\d{1,2}|[A-Z]{1,3})\b(?:\s*(?:,|&|\/|and)\s*)?)+/iu,
)

/** What heads a column or a group, and what says which of several a ticket is, without naming one. */
const headOrRank = pattern`^${headsOrRanks}$`
const attached =
  /^(?:(?:annex\w*|attached|enclosed): )?cop(?:y|ies) of\b|\b(?:certificates?|licen[cs]es?|tickets?|cards?|copies|qualifications?)\b.{0,20}\b(?:attached|enclosed)\b/i

const studies = anyOf(
  /bachelors?|masters? (?:of|in)|m\.?b\.?a|doctor(?:ate)?|ph\.?d|diploma|degree|english/iu,
  /universit\w+|tafe|college|(?:high|secondary|primary|grammar|state) school|institute of/iu,
  // What school ends with, state by state: "HSC", "WACE", "VCE"
  /(?:senior|(?:higher )?school|(?:senior )?secondary) certificate|year 1[0-2]|h\.?s\.?c|[wqs]ace|[vq]ce|ntcet|dux/iu,
  // Schools in other languages: "grundskolan", "Realschule", "liceo"
  /\p{L}*skol(?:an|en|e)|\p{L}+schule|gymnasi\w+|lyc[ée]e|liceo|escuela|escola/iu,
  /(?:post)?graduate certificate|certificate (?:i|ii|iii|iv|v|[1-5])\b/iu,
  // "B.Eng", "BSc"
  /b\.? ?(?:sc|eng|e|a(?! (?:caba|scba|set|train|user|wear|team))|com|ed|tech)/iu,
)

/** Schools and degrees often stand under one heading with tickets. */
const study = pattern`\b${studies}\b`

/** "Escape BA", "BA wearer": what somebody breathes from, and no degree. */
const breathing = anyOf(
  /^BA\b(?=\s*[-–—:(\t])/gi,
  /\b(?:escape|use of|using|wear(?:ing)?|h2s|rescue|s\.?c\.?)[ /-]+BA\b/gi,
  /\b(?:oxygen|circuit) BA\b/gi,
  // "PUAFIR308 BA": behind the code of its unit
  /\b[A-Z]{6}\d{3}[A-Z]? BA\b/gi,
  /\bBA\b(?=[ -](?:fitness|sets?|wearers?|users?|operators?|rescue|escape|(?:open|closed)[ -]circuit))/gi,
)

/** "AS 1796 Certificate 3" is for welders. */
const standard = /\bAS(?:\/NZS)? ?\d{4}\b/

/** "2004 – 2008 Katowice": when and where something was. */
const stretch =
  /^(?:\d{1,2}\/)*(?:19|20)\d\d\s*[–—-]\s*(?:\d{1,2}\/)*(?:(?:19|20)\d\d|\p{Lu}\p{L}+)\b/u

const honours = anyOf(
  // "Member of the AusIMM", but not "rescue team member"
  /(?<!\b(?:ert|rescue|response|team) )member(?:ships?)?|fellow/iu,
  /awards?|prize|medal(?:list)?|winner|finalist|dean['’]?s list|employee of the|scholarship/iu,
  /toastmasters/iu,
)

/** What somebody belongs to, was given or has made public. */
const honour = anyOf(
  pattern`\b${honours}\b`,
  /^(?:engineers australia|presented|presenter|published|author|speaker)\b/iu,
)
const lettersBehindName = /^[MFG](?:Aus|IE|AI)[A-Z]/

const personal = anyOf(
  /citizen(?:ship)?|permanent resident|residency|visa|work(?:ing)? rights/iu,
  /fluent|native speaker|non[ -]?smok\w+|vaccinated|wpm/iu,
  /criminal (?:record|history)$|(?:driving|safety) record|driving history/iu,
)
const beginningOfPersonal = anyOf(
  /notice period|(?:current |expected )?(?:package|salary)|director id/iu,
  /reliable|physically|fit (?:and|for)(?! \w+ (?:medical|assessment|certificate))|excellent health|good health/iu,
  /fifo|dido|willing|flexible|relocat\w+/iu,
  /married|born|hobbies|interests|comfortable|punctual|nationality/iu,
  /(?:ppe|boot|shirt|trouser|uniform|clothing|glove|hat)s? sizes?/iu,
  /medicare|tax file|tfn|superannuation|next of kin|emergency contact|vaccinations?|hep(?:atitis)? [ab]|tetanus/iu,
  /blood (?:group|type)|(?:height|weight):? \d+|photo id|\d+ points?(?: of)? id|abn \d+|public liability/iu,
  /(?:days?|nights?|day or night|night or day) shifts?|lives? in|can (?:drive|operate|start|work)|started (?:in|as|with)/iu,
  /(?:over |more than |about )?\d+\+? (?:years?|yrs)|hours(?=:)/iu,
)

/** Who somebody is, what they own and how they wish to work. */
const person = anyOf(
  pattern`\b${personal}\b`,
  /\b(?:parental|maternity|paternity|long service|carer['’]?s) leave\b/iu,
  /\bcareer break\b/iu,
  pattern`^${beginningOfPersonal}\b`,
  // Who somebody is, to an officer at the border.
  /^(?:(?:valid|current|full|dual|australian|nz|new zealand|uk|british|irish|eu|us|canadian|indian|south african) )*passports?$/iu,
  /\bdrug(?: (?:and|&) alcohol)?[ -]free\b/iu,
  // "Gold Road Drilling Pty Ltd"
  /\b(?:pty ltd|limited)\.?$/iu,
  // "Kalgoorlie, WA 6430"
  /^\p{Lu}[\p{L} ]{2,20}, (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)(?: \d{4})?$/iu,
)

const strengths = anyOf(
  /attention to detail|team ?work|team player|leadership|communications?/i,
  /(?:time|stress) management|problem[- ]solving|conflict resolution|report writing/i,
  /planning|organi[sz]ation|multi-?tasking|negotiation|work ethic/i,
)

/** What everybody says of themselves, and what a subject at school is called. */
const strength = anyOf(
  pattern`^${strengths}(?: skills?)?$`,
  /^(?:strong|excellent|effective|confident|hard[- ]?working|motivated|enthusiastic|dedicated|zero|proven)\b/i,
  /\b(?:computer|communication|people|interpersonal|organi[sz]ational|literacy) skills$/i,
  // "Ten years of experience"
  /\b(?:years?|yrs)\b.*\bexperience\b/i,
)
const subjects = anyOf(
  /math\w*|physics|chemistry|biology|geography|history|economics/i,
  /legal studies|physical education|visual arts?|religion/i,
)

const subject = pattern`^${subjects}(?: (?:[a-d]|methods|advanced|general))?$`

const deeds = anyOf(
  /supervised|managed|led|operated|drove|maintained|assisted|ensured|performed/iu,
  /coordinated|developed|implemented|mentored/iu,
  // "Trained new operators", but not "Trained in first aid"
  /trained (?=\p{Ll})(?!first|in\b|as\b|by\b|to\b)/iu,
)

/** Work that was done, by the word that such a line begins with; "Trained first aider" is a ticket. */
const work = anyOf(
  pattern`^${deeds}\b`,
  /^volunteer(?:ed|ing)?\b(?!.*\b(?:cert\w*|course|ticket|licen[cs]e)\b)/iu,
)
const telephone = /(?:\+61 ?|\b0)[2-478](?:[ -]?\d){8}\b/

const programs = anyOf(
  /microsoft|ms[ -]|word\b|excel\b|outlook|powerpoint|office 365|power ?bi|sap\b|oracle/i,
  // For drawings, pits and ore
  /adobe|autodesk|autocad|deswik|surpac|vulcan|datamine|leapfrog|micromine|minesight/i,
  // For upkeep and schedules
  /pronto|ellipse|primavera/i,
  /python|sql|vba|matlab|computer|plcs?\b|aws|azure/i,
  /comptia|ccn[ap]|cissp|(?:certified )?kubernetes|google|hubspot|salesforce|toefl|ielts/i,
)

const software = anyOf(pattern`^${programs}\b`, /^c(?:\+\+|#)/i, /\bsoftware\b/i)

/** "Short course in Leapfrog and Deswik" */
function isCourseInSoftware(name: string): boolean {
  const [, taught] = /^(?:\p{L}+ )?(?:course|training) (?:in|on) (.+)$/iu.exec(name) ?? []
  return (
    taught !== undefined &&
    taught.split(/, | and | & /).every((one) => software.test(one) || isSoftware(one))
  )
}

/** Whether what stands among tickets is none: software, studies, memberships, what somebody owns. */
export function isNoTicket(name: string, whole: string): boolean {
  return (
    remark.test(name) ||
    // Without a date, it heads what was found.
    (/^medical$/i.test(name) && !/\d/.test(whole)) ||
    headOrRank.test(name) ||
    // "Booked: dangerous goods driver, February"
    monthOf(name) !== undefined ||
    attached.test(name) ||
    telephone.test(whole) ||
    strength.test(name) ||
    subject.test(name) ||
    work.test(name) ||
    (study.test(whole.replaceAll(breathing, ' ')) &&
      // A licence for cars with a trailer is called BE in Europe, as a degree is here.
      !drivingAbroad.test(whole) &&
      !standard.test(whole)) ||
    honour.test(name) ||
    stretch.test(name) ||
    isMembership(whole) ||
    lettersBehindName.test(name) ||
    person.test(name) ||
    software.test(name) ||
    isSoftware(name) ||
    isCourseInSoftware(name)
  )
}
