import { anyOf } from '../text/any-of.ts'
import type { Term } from './gists.ts'
import { anyTrade, certificateOf, tradesToldAt } from './told-trades.ts'

/** Trades that end in a Certificate III; mining, processing, drilling and stores have one too and are none. */
const withCertificates = [
  'engineering|mechanic|fabricat|boiler|weld|machining|fitt(?:ing|er)',
  'automotive|heavy (?:commercial|diesel|vehicle|road)|mobile plant|(?:light )?vehicle|diesel|auto[ -]elect',
  'electro|electric|instrument|refrigerat|air[ -]?con|ESI\\b',
  'carpent|joinery|plumb|gas ?fitt|brick|painting|roof|tiling',
  '(?:commercial )?cook|chef|baking|bakery|butcher',
].join('|')

/** What somebody has learnt, of whatever school: neither its name nor its place is looked at. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    anyTrade,
    anyOf(
      /\btrade[- ](?:qualified|certificate|cert|papers|qualification|recogni[sz]ed)\b/gi,
      // "Cert III in Engineering - Mechanical", "Certificate III and IV Commercial Cookery"
      new RegExp(
        String.raw`\bcert(?:ificate)?\.? (?:III|3)\b(?: (?:and|&) (?:IV|4)\b)?(?: (?:in|of|as an?)\b)?[ :,(-]+(?:(?!and )[a-z]+ )?(?:${withCertificates})`,
        'gi',
      ),
      // "Boilermaker (Cert III)"
      new RegExp(
        String.raw`\b(?:${withCertificates})[a-z]*(?: [a-z]+){0,2} \(cert(?:ificate)?\.? (?:III|3)\)`,
        'gi',
      ),
      /\b(?:completed|finished|served) (?:an? |my )?apprenticeship\b/gi,
      /\btradesperson\b/gi,
    ),
  ],
  [
    'University Degree',
    /\b(?:degree|bachelor(?:['’]?s)?|b\.?sc|b\.?eng|m\.?sc|m\.?eng|master of \p{L}+|ph\.?d|tertiary qualification\w*)\b/giu,
  ],
]

/** A certificate whose words tell its trade is called after that; one of two trades is both. */
export function qualificationsIn(text: string): Term[] {
  return kinds.flatMap(([name, pattern]) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const at = { start: match.index, end: match.index + match[0].length }
      const trades = name === anyTrade ? tradesToldAt(text, at) : []
      const names = trades.length > 0 ? trades.map((trade) => certificateOf([trade])) : [name]
      return names.map((one) => ({ name: one, ...at }))
    }),
  )
}
