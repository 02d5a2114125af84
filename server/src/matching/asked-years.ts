const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const number = String.raw`\d{1,2}|${inWords.join('|')}`
const amount = String.raw`(?<number>${number})\s*(?:\+|plus|or more)?\s*(?:\(\d+\)\s*)?(?:(?:-|–|to)\s*\d{1,2}\+?\s*)?`
const oneYear = String.raw`(?:(?<=\b(?:needs?|wants?|have|least|with|and|minimum|requires?) )(?<single>a year)|(?<more>a year)(?: or more))`
const orSo = String.raw`(?:['’]|\s+(?:or more|at least|plus|minimum))?`
const ofWork = String.raw`\s+(?!of age|of contract|of work|of steady|of mine)(?:of|after|behind|in|on|at|as|post|with|experience|from|underground|\p{L}+(?:ing|ed)\b|(?:[\p{L}-]+\s+){1,3}experience)`
/** Whoever says "or more" speaks of what is behind somebody, whatever follows. */
const orMore = String.raw`\s+(?:or more years|years or more)(?! of (?:age|contract|work))`
const pattern = new RegExp(
  String.raw`\b(?:(?:${amount}(?:years?|yrs?)|${oneYear})${orSo}${ofWork}|(?<number>${number})${orMore})`,
  'iu',
)

export interface AskedYears {
  readonly years: number
  readonly start: number
  readonly end: number
}

const most = 20

/** How many years of experience a posting asks for: the first number of years that is followed by the work. */
export function askedYearsIn(text: string): AskedYears | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const { number: said, single, more } = match.groups ?? {}
  const years = (single ?? more) ? 1 : numberOf(said?.toLowerCase() ?? '')
  const isSound = years > 0 && years <= most
  return isSound ? { years, start: match.index, end: match.index + match[0].length } : undefined
}

function numberOf(text: string): number {
  const inWord = inWords.indexOf(text)
  return inWord === -1 ? Number(text) : inWord + 1
}
