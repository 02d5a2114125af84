import { anyOf, pattern } from '../../../text/any-of.ts'
import { plain } from '../../../text/plain.ts'

/** In plain letters, as `plain` makes them. */
const level = /\d{1,2}|i{1,3}|iv|v|vi/u

const certificates = anyOf(
  // "Certificate III", "Cert. 4", "Certs II and III"
  pattern`(?:certificates?|certs?\.?) (?:level )?${level}`,
  /(?:advanced|associate|graduate|national|higher|professional|postgraduate|trade) certificates?/u,
  /certificate (?:of|in)|certificate:/u,
  /(?:graduate |post ?graduate |advanced |associate |national |higher |adv\.? |grad\.? )?dip(?:loma|\.|(?= ))/u,
)

const degrees = anyOf(
  /bachelors?|masters?(?: of|['’]?s| in)|doctor(?:ate)?(?: of| in)?|ph\.?d|m\.?phil|mba|llb|llm/u,
  // "B.Sc", "BEng", "MEng", "B. Tech", but neither "BA ticket" nor "MS Office"
  /[bm]\.? ?(?:sc|eng|a|com|ed|tech|bus|ba|s|n|cs|ca)\b\.?(?! (?:ticket|licen|card|office|excel|word|project|teams))/u,
  /(?:associate|honours|foundation) degree|degree (?:in|of)|honours|licentiate/u,
  /apprenticeship (?:in|as|–|-)|bridging (?:program|course)|foundation (?:program|year|course)/u,
)

/** What school ends with, at home and elsewhere. */
const schooling = anyOf(
  /(?:year|yr|grade|form) (?:[5-9]|1[0-3])\b|hsc|wace|qce|vce|vcal|tce|sace|ntcet?|tee/u,
  /ncea|gcse|a-? ?levels?|o-? ?levels?|gce|matric(?:ulation)?|baccalaureate|plus two|k to 12/u,
  /(?:(?:high|secondary|junior|primary|elementary|middle) )?school certificate/u,
  /(?:senior|junior|leaving|intermediate) cert(?:ificate)?|leaving(?=,)|certificate of (?:secondary )?education/u,
)

const abroad = anyOf(
  // In Spanish, Portuguese, French and Italian
  /t[ée]cnico (?:universitario|superior|en|em)|ingenier[íi]a|licenciatura|bachillerato|ense[ñn]anza media/u,
  /engenharia|gradua[çc][ãa]o|mestrado|diplome|baccalaureat|maitrise|laurea/u,
  // In German, Dutch, Danish, Norwegian, Swedish, Polish and Indonesian
  /dipl\.?[ -]ing\.?|diplom(?:ingenieur|kauf\p{L}+)?|abitur|ausbildung|gesellenbrief|mittlere reife|kandidat(?:uddannelse)?|svenn?ebrev|fagbrev|matur(?:it)?a/u,
  /inzynier|magister|sarjana|diploma iii/u,
)

const names = anyOf(certificates, degrees, schooling, abroad)
const award = pattern`(?<![\p{L}\d])${names}(?!\p{L})`

/** Whether it names what is given for having learnt. */
export function isAward(text: string): boolean {
  return award.test(plain(text))
}

const fillers = /hons?|the|in|of|first|second|class|degree|trade|iia?|with/u
const sayingNothing = new RegExp(
  pattern`(?<![\p{L}\d])(?:${certificates}|${degrees}|${fillers})(?![\p{L}\d])`,
  'gu',
)

/** "Certificate III" alone does not say of what. */
export function isBareAward(text: string): boolean {
  return !/[\p{L}\d]/u.test(plain(text).replaceAll(sayingNothing, ''))
}

const kindsOfSchool = anyOf(
  /uni|university|universi\p{L}+|tafe|college|colleges|school|polytechnic|academy|institute|institut\p{L}*/u,
  /grammar|faculty|campus|seminary|conservatorium|education centre/u,
  /liceo|colegio|instituto|escuela|escola|lycee|ecole|hochschule|gymnasium|hogskole|skole|szkola|politeknik/u,
  // "Halls Head Senior High", "St Mary's H.S.S."
  /(?:senior|state) high|high$|h\.?s\.?s?\.?$|sekolah|smk|stm/u,
)
const school = pattern`(?<![\p{L}\d])${kindsOfSchool}(?!\p{L})`

/** "Hunter Skills Centre", but not "skills and training". */
const trainer = /\b(?:Training|Skills|Learning|RTO)\b/

export function isSchool(text: string): boolean {
  return school.test(plain(text)) || trainer.test(text)
}

const ofSchool = pattern`(?<![\p{L}\d])${schooling}(?!\p{L})`

/** "HSC, Hill High School" */
export function isSchooling(text: string): boolean {
  return ofSchool.test(plain(text)) && isSchool(text)
}

const finished = pattern`^(?:completed |finished |passed )?(?:${schooling})\)?(?=\s)`

/** "Year 12 Hill High School": how far somebody went at school, and behind it which one that was. */
export function endOfSchooling(text: string): number | undefined {
  const end = finished.exec(plain(text))?.[0].length
  return end !== undefined && isSchool(text.slice(end)) ? end : undefined
}
