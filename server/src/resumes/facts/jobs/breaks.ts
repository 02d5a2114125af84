/** Time away, told where jobs stand so that no gap is wondered at: no job, and nothing that was left unread. */
export function isBreak(text: string): boolean {
  return /^[^\p{L}\d]*(?:career break|sabbatical|(?:parental|maternity|paternity|family|carer'?’?s|study|long service|extended) leave|gap year|time off|travell?ing\b|travel(?: and|,|$)|break from work)/iu.test(
    text,
  )
}
