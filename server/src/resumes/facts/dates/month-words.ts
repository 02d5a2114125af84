import { isOneSlipApart } from '../../../text/one-slip.ts'
import { plain } from '../../../text/plain.ts'

/** English first, then the languages of people who bring their resume from home. */
const monthWords: readonly string[] = [
  'january jan janvier janv enero ene januar januari gennaio',
  'february feb febr fevrier fev febrero februar februari feber',
  'march mar mars marzo marz maerz maart mrt',
  'april apr avril avr abril abr',
  'may mai mayo mei maj',
  'june jun juin junio juni',
  'july jul juillet juil julio juli',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre',
  'october oct octobre octubre oktober okt',
  'november nov novembre noviembre',
  'december dec decembre diciembre dic dezember dez desember',
]

const months = new Map(
  monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
)
const englishMonths = monthWords.map((words) => words.split(' ')[0] ?? '')

export function monthOf(word: string): number | undefined {
  const known = plain(word)
  return months.get(known) ?? mistypedMonth(known)
}

/** A long name with one slip: Febuary, Septmber, Novemeber, Ocotber; but Augusta is a town. */
function mistypedMonth(word: string): number | undefined {
  if (word.length < 5 || word.length > 11) return undefined
  const index = englishMonths.findIndex(
    (name) =>
      name.length > 5 &&
      name[0] === word[0] &&
      !word.startsWith(name) &&
      isOneSlipApart(word, name),
  )
  return index === -1 ? undefined : index + 1
}
