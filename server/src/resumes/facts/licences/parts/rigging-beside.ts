const dogging = String.raw`dogg?(?:ing|er|man)`
const rigging = String.raw`rigg(?:ing|er)(?!\s*[,(:–—-]?\s*(?:basic|int\w*\b|adv\w*\b|RB\b|RI\b|RA\b))`
const joint = String.raw`\s*(?:and|&|\/|\+)\s*`
const ofBoth = String.raw`,\s*(?:both |all )?(?:exp\w*|valid|current|to|until|due)\b[^;]*`
const told = String.raw`(?!\s*[/&+]\s*\p{L})(?<told>[^,;]*(?:${ofBoth})?)$`

const after = new RegExp(String.raw`^(?<before>.*\b${dogging})${joint}${rigging}\b${told}`, 'iu')
const before = new RegExp(
  String.raw`^(?<lead>[^,;]*?)\brigg(?:ing|er)${joint}(?<other>${dogging})\b${told}`,
  'iu',
)

/**
 * "Dogging & rigging tickets (exp 06/2028)": beside dogging, rigging without its class is a ticket that no list
 * knows, on the same card.
 */
export function riggingBeside(part: string): string[] {
  const second = after.exec(part)?.groups
  if (second) return [`${second['before']}${second['told']}`, `Rigging${second['told']}`]
  const first = before.exec(part)?.groups
  if (!first || /\b(?:basic|int\w*|adv\w*)\W*$/i.test(first['lead'] ?? '')) return [part]
  return [`${first['lead']}${first['other']}${first['told']}`, `Rigging${first['told']}`]
}
