/** Abbreviations of the trade that stay in capitals when a text that shouts is calmed down. */
const abbreviations = new Set(
  (
    'ACT AHD ANZ BHP CAD CEO CPR CSG DIDO ERZ FIFO GIS HSE HSEQ HVAC ICAM IT LNG LOTO MARCSTA ' +
    'NEBOSH NSW OCE OHS PAYG QA QLD RII SA SAP SCADA TAS UG UK USA VIC WA WHS'
  ).split(' '),
)

/** The short names of companies are often in capitals altogether. */
const longestAbbreviation = 5

/** A name of something, not shouted: `SALTBUSH MINING PTY LTD` is `Saltbush Mining Pty Ltd`. */
export function calmName(name: string, mostCapitals = longestAbbreviation): string {
  if (!isShouting(name, mostCapitals)) return name
  return name.replaceAll(/\p{L}+/gu, (word) =>
    staysCapital(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}

/** What has no vowel is no word. */
function staysCapital(word: string): boolean {
  return abbreviations.has(word) || (/^[^AEIOUY]+$/.test(word) && word !== 'LTD')
}

function isShouting(text: string, mostCapitals: number): boolean {
  const letters = text.replaceAll(/\P{L}/gu, '')
  return letters.length > mostCapitals && !/\p{Ll}/u.test(letters) && /\p{Lu}/u.test(letters)
}
