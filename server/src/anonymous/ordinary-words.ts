import { readFileSync } from 'node:fs'
import wordListPath from 'word-list'
import { readPackagedTable } from '../packaged/packaged-table.ts'
import { plain } from '../text/plain.ts'
import { everyNickname } from './nicknames.ts'

let dictionary: Buffer | undefined
let trade: ReadonlySet<string> | undefined

/** Whether a word stands in a dictionary of English, in which there are no names: anybody could have said it. */
export function isOrdinary(word: string): boolean {
  dictionary ??= readFileSync(wordListPath)
  return standsIn(dictionary, word)
}

/** Whether a word belongs to what people here do, know and hold, or is no name whatever its capitals say. */
export function isOfTheTrade(word: string): boolean {
  trade ??= new Set([...tradeWords()].filter((one) => !everyNickname.has(one)))
  return trade.has(word)
}

/** Lines in order: half of what is left is looked at no more, again and again. */
function standsIn(lines: Buffer, word: string): boolean {
  const wanted = Buffer.from(word)
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const start = lines.lastIndexOf('\n', middle - 1) + 1
    const next = lines.indexOf('\n', start)
    const end = next === -1 ? lines.length : next
    const order = wanted.compare(lines, start, end)
    if (order === 0) return true
    if (order < 0) high = start
    else low = end + 1
  }
  return false
}

function* tradeWords(): Iterable<string> {
  yield* plainWords
  const tables = ['licences', 'skills', 'occupations', 'tools']
  for (const table of tables) {
    for (const { name, aliases } of readPackagedTable(`resumes/${table}.tsv`, ['name', 'aliases']))
      yield* plain(`${name} ${aliases}`).match(/[\p{L}\p{N}]{2,}/gu) ?? []
  }
}

/** What is written with capitals and names nobody, and what no dictionary knows. */
const plainWords = plain(`
  a i im ive id ill ok ii iii iv
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  australia australian australias english
  wa nsw vic qld sa tas act nt western south northern territory queensland victoria tasmania wales
  fifo dido bibo ddl lafha roster rosters swing swings shutdown shutdowns mobilisation demobilisation
  ppe hse ohs whs swms jha jsa take5 loto isolations prestart prestarts toolbox jsea
  hv lv plc scada hmi dcs cpr qa qc ndt mpi ut weld welds boilermaker boilermakers fitter fitters
  lr mr hr hc mc ewp hrwl rii loader dozer grader excavator haul longwall bogger jumbo
  yrs hrs wk wks approx etc eg ie vs
  licence licences organised organise labour labourer tonne tonnes metre metres kilometre kilometres
  programme maintenance greenfield brownfield lithium
`)
  .split(/\s+/)
  .filter(Boolean)
