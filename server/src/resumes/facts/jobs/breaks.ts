import { anyOf, pattern } from '../../../text/any-of.ts'

const breaks = anyOf(
  /career break|sabbatical/iu,
  /(?:parental|maternity|paternity|family|carer'?’?s|study|long service|extended)(?: (?:and|&) \p{L}+)? leave/iu,
  /gap year|time off|adoption leave/iu,
  // "Home with kids", "Full time mum", "Mother"
  /(?:at )?home (?:with|for|raising)|stay(?:ed|ing)?[ -]at[ -]home/iu,
  /(?:raising|looking after|caring for|bringing up) (?:my |our |the )?(?:family|kids|child|mother|father|mum|dad)/iu,
  /(?:full[ -]?time )?(?:mum|mom|mother|father|dad|parent|home[ -]?maker)(?: of \w+)?(?:[\s,–-]*\d|$)/iu,
  /migrat(?:ion|ing) (?:and|to)\b|settling in\b/iu,
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
