import { isOneSlipApart } from '../../../text/one-slip.ts'
import { plain } from '../../../text/plain.ts'

/** English first, then the languages of people who bring their resume from home. */
const monthWords: readonly string[] = [
  'january jan janvier janv enero ene januar januari gennaio janeiro styczen stycznia январь января янв',
  'february feb febr fevrier fev febrero februar februari feber febbraio fevereiro luty lutego pebrero pebruari февраль февраля фев',
  'march mar mars marzo marz maerz maart mrt marts marco marzec marca marso maret март марта',
  'april apr avril avr abril abr aprile kwiecien kwietnia апрель апреля апр',
  'may mai mayo mei maj maio maggio maja мая маи',
  'june jun juin junio juni junho giugno czerwiec czerwca hunyo июнь июня июн',
  'july jul juillet juil julio juli julho luglio lipiec lipca hulyo июль июля июл',
  'august aug aout agosto ago augustus agustus augusti sierpien sierpnia август августа авг',
  'september sep sept septembre septiembre setembro settembre wrzesien wrzesnia setyembre сентябрь сентября сен',
  'october oct octobre octubre oktober okt outubro ottobre pazdziernik pazdziernika oktubre октябрь октября окт',
  'november nov novembre noviembre novembro listopad listopada nobyembre ноябрь ноября ноя',
  'december dec decembre diciembre dic dezember dez desember dezembro dicembre grudzien grudnia disyembre декабрь декабря дек',
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
