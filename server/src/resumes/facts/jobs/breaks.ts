import { anyOf, pattern } from '../../../text/any-of.ts'

const ofFamily =
  /(?:(?:my|our|the|two|three|young) )*(?:family|kids|child(?:ren)?|bab(?:y|ies)|twins|sons?|daughters?|parents?|mother|father|mum|dad)/iu

const breaks = anyOf(
  /career break|sabbatical/iu,
  /(?:parental|maternity|paternity|family|carer'?’?s|study|long service|extended)(?: (?:and|&) \p{L}+)? leave/iu,
  /gap year|time off|adoption leave/iu,
  // "Home with kids", "Raising our family", "Full time mum", but not "Home for the Aged" and "Migration Centre"
  pattern`(?:time )?(?:at )?home (?:with|raising) ${ofFamily}|stay(?:ed|ing)?[ -]at[ -]home`,
  pattern`(?:raising|looking after|caring for|bringing up) ${ofFamily}`,
  /(?:full[ -]?time )?(?:mum|mom|mother|father|dad|parent|home[ -]?maker)(?: of \w+)?(?:[\s,–-]*\d|$)/iu,
  /migrat(?:ion|ing|ed) (?:and (?:english|language|settl\w+|study)|to (?:australia|new zealand))|settling in\b/iu,
  // In German, French, Spanish, Portuguese, Italian, Dutch, Polish, Norwegian and Swedish
  /elternzeit|mutterschutz|sabbatjahr|arbeitss?uchend|arbeitslos/iu,
  /cong[ée] (?:parental|maternit[ée]|sabbatique)|ann[ée]e sabbatique/iu,
  /excedencia|baja maternal|licen[çc]a maternidade|congedo|maternit[àa]/iu,
  /ouderschapsverlof|urlop (?:wychowawczy|macierzy)|barsel|foreldrepermisjon|f[öo]r[äa]ldraledig/iu,
  /travell?(?:ing|ed)\b|travel(?: and|,|$)|break from work/iu,
)
const away = pattern`^[^\p{L}\d]*${breaks}`

/** Time away, told where jobs stand so that no gap is wondered at: no job, and nothing that was left unread. */
export function isBreak(text: string): boolean {
  return away.test(text)
}
