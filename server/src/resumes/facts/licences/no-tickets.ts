import { isMembership } from './known-licences.ts'
import { isSoftware } from './software.ts'

/** What stands among tickets and speaks of the tickets, or of nothing. */
const remark =
  /^(?:which\b|(?:issued|expir\w+|valid|obtained)(?: (?:on|by|to|from|until))?\W*$|(?:available|references?|refer|see|please|copies|further|details|various|numerous|several|many|all|others?|as (?:above|required)|on request|n\/?a|nil|none|yes|no|tbc|due to|nothing|vocs? held)\b|(?:rigs|machines|plant|equipment)\W+vocs?\W*$|awarded|(?:they|these|we)\b|current|expired|valid|completed|page \d+|[a-z]+ (?:are|is|were|was) |i\b|my\b|own\b|the\b)|@|https?:|www\.|\b(?:available (?:up)?on request|responsible|responsibilities|worked|working for|curriculum vitae|r[eé]sum[eé])\b|^(?:holder|competenc(?:y|ies)|licen[cs]es?|tickets?|certificates?|certifications?|training|courses?|inductions?|medicals|vocs?)$|^\W*(?:\d+|[A-Z]{0,4}-?\d{4,})\W*$|^(?:wa|sa|nt|qld|nsw|vic|tas|act|(?:western|south) australia|queensland|new south wales|victoria|tasmania|northern territory)$|^(?:licen[cs]e|lic|card|cert\w*|ticket)?\W*(?:no|number)\b/i

/** What heads a column or a group, and what says which of several a ticket is, without naming one. */
const headOrRank =
  /^(?:(?:\p{L}+ ){1,2}(?:tickets|certificates|certifications)|(?:unit|course|licen[cs]e) (?:code|name|class|type)s?|(?:(?:held|exp\w*|number|no|status|dates?|issued?|gained|attained|done|ends|runs?|to|out|day|month|year|yes|class|card|machine|remarks|notes)\W*)+|(?:mobile |fixed )?plant(?: (?:and|&) equipment)?|mining|machinery|equipment|civil|construction|trade|company|employers?|start|finish|comments?|remarks?|wanted|previous sites\b.*|usi\b.*|d\.?o\.?b\b.*|date of birth\b.*|(?:(?:level|class|part|stage|category|cat|grade|tier|module)\.? (?:\d{1,2}|[A-Z]{1,3})\b(?:\s*(?:,|&|\/|and)\s*)?)+)$/iu
const attached =
  /\b(?:certificates?|licen[cs]es?|tickets?|cards?|copies|qualifications?)\b.{0,20}\b(?:attached|enclosed)\b/i

/** Schools and degrees often stand under one heading with tickets. */
const study =
  /\b(?:bachelors?|masters? (?:of|in)|m\.?b\.?a|doctor(?:ate)?|ph\.?d|diploma|degree|english|universit\w+|tafe|college|(?:high|secondary|primary|grammar|state) school|institute of|senior (?:secondary )?certificate|year 1[0-2]|h\.?s\.?c|[wqs]ace|[vq]ce|ntcet|dux|\p{L}*skol(?:an|en|e)|\p{L}+schule|gymnasi\w+|lyc[ée]e|liceo|escuela|escola|(?:post)?graduate certificate|certificate (?:i|ii|iii|iv|v|[1-5])\b|b\.? ?(?:sc|eng|e|a|com|ed|tech))\b/iu

/** "Escape BA", "BA wearer": what somebody breathes from, and no degree. */
const breathing =
  /^BA\b(?=\s*[-–—:(\t])|\b(?:escape|use of|using|wear(?:ing)?|h2s|rescue|s\.?c\.?)[ /-]+BA\b|\bBA\b(?=[ -](?:sets?|wearers?|users?|operators?|rescue|escape|(?:open|closed)[ -]circuit))/gi

/** A licence for cars with a trailer is called BE in Europe, as a degree is here. */
const drivingAbroad =
  /\b(?:f[üu]hrerschein|permis|rijbewijs|k[øo]rekort|f[øo]rerkort|k[öo]rkort|patente|carnet|prawo jazdy|carta de condu)/i

/** "AS 1796 Certificate 3" is for welders. */
const standard = /\bAS(?:\/NZS)? ?\d{4}\b/

/** "2004 – 2008 Katowice": when and where something was. */
const stretch =
  /^(?:\d{1,2}\/)*(?:19|20)\d\d\s*[–—-]\s*(?:\d{1,2}\/)*(?:(?:19|20)\d\d|\p{Lu}\p{L}+)\b/u

/** What somebody belongs to, was given or has made public. */
const honour =
  /\b(?:(?<!\b(?:ert|rescue|response|team) )member(?:ship)?|fellow|awards?|prize|medal(?:list)?|winner|finalist|dean['’]?s list|employee of the|scholarship|toastmasters)\b|^(?:engineers australia|presented|presenter|published|author|speaker)\b/iu
const lettersBehindName = /^[MFG](?:Aus|IE|AI)[A-Z]/

/** Who somebody is, what they own and how they wish to work. */
const person =
  /\b(?:citizen(?:ship)?|permanent resident|residency|visa|work(?:ing)? rights|fluent|native speaker|non[ -]?smok\w+|vaccinated|wpm|criminal (?:record|history)$|(?:driving|safety) record|driving history)\b|\b(?:parental|maternity|paternity|long service|carer['’]?s) leave\b|\bcareer break\b|^(?:notice period|(?:current |expected )?(?:package|salary)|director id|reliable|physically|fit (?:and|for)|excellent health|good health|fifo|dido|willing|flexible|relocat\w+|married|born|hobbies|interests|comfortable|punctual|nationality|medicare|tax file|superannuation|next of kin|emergency contact|vaccinations?)\b|\b(?:pty ltd|limited)\.?$|^\p{Lu}[\p{L} ]{2,20}, (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)(?: \d{4})?$/iu

/** What everybody says of themselves, and what a subject at school is called. */
const strength =
  /^(?:attention to detail|team ?work|team player|leadership|communications?|(?:time|stress) management|problem[- ]solving|conflict resolution|report writing|planning|organi[sz]ation|multi-?tasking|negotiation|work ethic)(?: skills?)?$|^(?:strong|excellent|effective|confident|hard[- ]?working|motivated|enthusiastic|dedicated|zero|proven)\b|\b(?:computer|communication|people|interpersonal|organi[sz]ational|literacy) skills$|\b(?:years?|yrs)\b.*\bexperience\b/i
const subject =
  /^(?:math\w*|physics|chemistry|biology|geography|history|economics|legal studies|physical education|visual arts?|religion)(?: (?:[a-d]|methods|advanced|general))?$/i

/** Work that was done, by the word that such a line begins with; "Trained first aider" is a ticket. */
const work =
  /^(?:supervised|managed|led|operated|drove|maintained|assisted|ensured|performed|coordinated|developed|implemented|mentored|trained (?=\p{Ll})(?!first|in\b|as\b|by\b|to\b))\b|^volunteer(?:ed|ing)?\b(?!.*\b(?:cert\w*|course|ticket|licen[cs]e)\b)/iu
const telephone = /(?:\+61 ?|\b0)[2-478](?:[ -]?\d){8}\b/

const software =
  /^(?:microsoft|ms[ -]|word\b|excel\b|outlook|powerpoint|office 365|power ?bi|sap\b|oracle|adobe|autodesk|autocad|deswik|surpac|vulcan|datamine|leapfrog|micromine|minesight|pronto|ellipse|primavera|python|sql|vba|matlab|computer|plcs?\b|aws|azure|comptia|ccn[ap]|cissp|(?:certified )?kubernetes|google|hubspot|salesforce|toefl|ielts)\b|^c(?:\+\+|#)|\bsoftware\b/i

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
    attached.test(name) ||
    telephone.test(whole) ||
    strength.test(name) ||
    subject.test(name) ||
    work.test(name) ||
    (study.test(whole.replaceAll(breathing, ' ')) &&
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
