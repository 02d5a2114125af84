const exponents: ReadonlyMap<string, number> = new Map([
  ...['thousand', 'k'].map((word) => [word, 3] as const),
  ...['million', 'mill', 'mil', 'mn', 'm'].map((word) => [word, 6] as const),
  ...['billion', 'bil', 'bn', 'b'].map((word) => [word, 9] as const),
  ...['trillion', 'tn'].map((word) => [word, 12] as const),
])

const roughly = String.raw`(?:~|≈|approx\.?|approximately|about|around|roughly|circa|ca?\.)`
const currency = String.raw`(?:au?\$|aud ?\$?|\$)`
const number = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`
const scale = `(?:(${[...exponents.keys()].join('|')})s?)`
const currencyBehind = '(?:aud|(?:australian )?dollars)'

const amount = new RegExp(
  `^${roughly}? ?${currency}? ?${number} ?${scale}? ?${currencyBehind}?\\.?$`,
)

const mostAud = 1e15

/**
 * The whole Australian dollars that a company means by "$1.2B" or "AUD 450 m". Nothing for ranges, shares,
 * other currencies and words without one plain amount: a wrong figure would be worse than none.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  const said = amount.exec(plain)
  if (!said) return undefined

  const [, whole = '', fraction = '', word = ''] = said
  const exponent = exponents.get(word) ?? 0
  // Moving the decimal point in the text keeps 1.1 billion exact.
  const dollars = Math.round(Number(`${whole.replaceAll(',', '')}${fraction}e${exponent}`))
  return dollars > 0 && dollars <= mostAud ? dollars : undefined
}
