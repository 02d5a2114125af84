/** Time away, told where jobs stand so that no gap is wondered at: no job, and nothing that was left unread. */
export function isBreak(text: string): boolean {
  return /^[^\p{L}\d]*(?:career break|sabbatical|(?:parental|maternity|paternity|family|carer'?’?s|study|long service|extended) leave|gap year|time off|adoption leave|elternzeit|mutterschutz|sabbatjahr|cong[ée] (?:parental|maternit[ée]|sabbatique)|ann[ée]e sabbatique|excedencia|baja maternal|licen[çc]a maternidade|congedo|maternit[àa]|ouderschapsverlof|urlop (?:wychowawczy|macierzy)|barsel|foreldrepermisjon|f[öo]r[äa]ldraledig|travell?ing\b|travel(?: and|,|$)|break from work)/iu.test(
    text,
  )
}
