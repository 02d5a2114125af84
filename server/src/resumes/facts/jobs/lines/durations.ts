const months = String.raw`months?|mths?|mos?|mois|monate?n?|mes(?:es|i|e)?|m[êe]s|maand(?:en)?|m[åa]n(?:ed|eder|ader|ad)?|miesi[ąa]c\p{Ll}*`
const years = String.raw`years?|yrs?|ans?|jahre?n?|a[ñn]os?|anni|anno|jaar|[åa]r|lat|lata|rok`

/** How long a job lasted, as networks for work print it beside the dates: "(2 years 3 months)", "(6 ans 11 mois)". */
export const lengthOfTime = String.raw`(?:\(\s*)?(?:(?<![\d/.])\d{1,2}(?:\.5| ?½| 1\/2)?\+?\s*(?:${years}|${months}|weeks?)(?![\p{L}\d])[\s,&.]*(?:(?:and|et|und|y|e|en|og|och|i)\s+)?){1,2}\)?`

/** "18 months", "2 years 3 months"; how many weeks says too little. */
export function monthsTold(text: string): number | null {
  const [inYears, inMonths] = [years, months].map((unit) => {
    const [, count = '0', half] =
      new RegExp(String.raw`(\d{1,2})(\.5| ?½| 1\/2)?\+?\s*(?:${unit})(?!\p{L})`, 'iu').exec(
        text,
      ) ?? []
    return Number(count) + (half === undefined ? 0 : 0.5)
  })
  return Math.round(12 * (inYears ?? 0) + (inMonths ?? 0)) || null
}
