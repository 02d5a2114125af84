/** What stands among tickets and speaks of the tickets, or of nothing. */
const remark =
  /^(?:(?:issued|expir\w+|valid|obtained)(?: (?:on|by|to|from|until))?\W*$|available|references?|refer|see|please|copies|further|details|various|numerous|several|many|all|other|as (?:above|required)|on request|n\/?a|nil|none|yes|no|tbc|current|expired|valid|completed|page \d+|i\b|my\b|own\b|the\b)|@|https?:|www\.|\b(?:available (?:up)?on request|responsible|responsibilities|worked|working for|curriculum vitae|r[eé]sum[eé])\b|^(?:holder|licen[cs]es?|tickets?|certificates?|certifications?|training|courses?|inductions?|medicals?|vocs?)$|^\W*(?:\d+|[A-Z]{0,4}-?\d{4,})\W*$|^(?:wa|sa|nt|qld|nsw|vic|tas|act)$|^(?:licen[cs]e|lic|card|cert\w*|ticket)?\W*(?:no|number)\b/i

/** Schools and degrees often stand under one heading with tickets. */
const study =
  /\b(?:bachelors?|masters? (?:of|in)|m\.?b\.?a|doctor(?:ate)?|ph\.?d|diploma|degree|english|universit\w+|tafe|college|(?:high|secondary|primary|grammar|state) school|institute of|senior (?:secondary )?certificate|year 1[0-2]|h\.?s\.?c|[wqs]ace|[vq]ce|ntcet|dux|certificate (?:i|ii|iii|iv|v|[1-5])\b|b\.? ?(?:sc|eng|e|a|com|ed|tech))\b/i

/** A licence for cars with a trailer is called BE in Europe, as a degree is here. */
const drivingAbroad =
  /\b(?:f[üu]hrerschein|permis|rijbewijs|k[øo]rekort|f[øo]rerkort|k[öo]rkort|patente|carnet|prawo jazdy|carta de condu)/i

/** What somebody belongs to, was given or has made public. */
const honour =
  /\b(?:member(?:ship)?|fellow|awards?|prize|medal(?:list)?|winner|finalist|employee of the|scholarship|toastmasters)\b|^(?:presented|presenter|published|author|speaker)\b/iu
const lettersBehindName = /^[MFG](?:Aus|IE|AI)[A-Z]/

/** Who somebody is, what they own and how they wish to work. */
const person =
  /\b(?:citizen(?:ship)?|permanent resident|residency|visa|work(?:ing)? rights|fluent|native speaker|non[ -]?smok\w+|vaccinated|wpm|criminal (?:record|history)$|(?:driving|safety) record|driving history)\b|^(?:reliable|physically|fit (?:and|for)|excellent health|good health|fifo|dido|willing|flexible|relocat\w+|married|born|hobbies|interests|comfortable|punctual|nationality|medicare|tax file|superannuation|next of kin|emergency contact|vaccinations?)\b|\b(?:pty ltd|limited)\.?$|^\p{Lu}[\p{L} ]{2,20}, (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)(?: \d{4})?$/iu

const software =
  /^(?:microsoft|ms[ -]|word\b|excel\b|outlook|powerpoint|office 365|power ?bi|sap\b|oracle|adobe|autodesk|autocad|deswik|surpac|vulcan|pronto|primavera|computer)\b|\bsoftware\b/i

/** Whether what stands among tickets is none: software, studies, memberships, what somebody owns. */
export function isNoTicket(name: string, whole: string): boolean {
  return (
    remark.test(name) ||
    (study.test(whole) && !drivingAbroad.test(whole)) ||
    honour.test(name) ||
    lettersBehindName.test(name) ||
    person.test(name) ||
    software.test(name)
  )
}
