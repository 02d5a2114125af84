/** Each unit begins where the one below would be rounded up to a thousand of it. */
const units = [
  { sign: 'B', dollars: 1e9, from: 999_995_000 },
  { sign: 'M', dollars: 1e6, from: 999_995 },
  { sign: 'K', dollars: 1e3, from: 999.5 },
]

/** "$1.25B AUD", "$450.00M AUD", "$950 AUD": what a company is worth, in short. */
export function formatMarketCap(amount: number): string {
  const unit = units.find(({ from }) => amount >= from)
  if (!unit) return `$${Math.round(amount)} AUD`

  const hundredths = Math.round(amount / (unit.dollars / 100))
  return `$${(hundredths / 100).toFixed(2)}${unit.sign} AUD`
}
