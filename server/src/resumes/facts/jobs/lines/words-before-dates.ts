import { anyOf, pattern } from '../../../../text/any-of.ts'

const wordsOfTime = anyOf(
  /from|since|between|until|till/iu,
  // In other languages
  /da|dal|dall['’]|de|du|desde|depuis|von|vom|ab|seit|van|vanaf|sinds|fra|från|od/iu,
  // "Semester 2, 2021"
  /(?:term|semester|trimester|quarter)\s*\d/iu,
  // "6 months in 2015"
  /\d{1,2}\s*(?:months?|mths?|weeks?|wks?)(?:,|\s+(?:in|of))?/iu,
)

/** "From", in whatever language, the term of a school year, and how long in it: of the dates, and of nothing before them. */
export const wordBeforeDates = pattern`(?<![\p{L}\d])${wordsOfTime}\s*$`
