import { occupationsIn } from '../occupations/occupations-in.ts'
import { dateRangesIn } from '../resumes/facts/dates/date-ranges.ts'
import { lengthOf, monthNumberOf, stretchOf } from '../resumes/facts/dates/months.ts'
import { levelOf } from './level-of.ts'
import type { WorkedAs } from './gists.ts'
import { linesOf } from './terms.ts'

export interface DatedWork extends WorkedAs {
  readonly start: number
  readonly end: number
}

const longestLine = 140
const year = /(?:19|20)\d\d/
/** Of somebody else, or of a sentence. */
const prose = /\b(?:an?|the|with|beside|for|to|from|by)\b/i
const otherThanWork = /\b(?:volunteer\w*|student|school|university|tafe|bachelor|diploma|degree)\b/i

/**
 * Work that a line names first and dates behind it: `Dogman, precast yard, 2015 – 2018`. It was done,
 * whether or not a job was made of the line.
 */
export function datedWorkIn(content: string, asOf: Date): DatedWork[] {
  return linesOf(content).flatMap(({ text, start: from }) => {
    if (text.length > longestLine || !year.test(text) || otherThanWork.test(text)) return []
    const ranges = dateRangesIn(text).filter(({ form }) => form === 'range')
    const [range] = ranges
    if (!range || ranges.length > 1) return []
    const title = /^[^,;|\t]*/.exec(text.slice(0, range.at.start))?.[0] ?? ''
    const stretch = stretchOf(range.start, range.end, asOf)
    const dated = {
      months: lengthOf(stretch),
      monthsAgo: range.end ? monthNumberOf(asOf) - stretch.last : 0,
      level: levelOf(title),
    }
    return occupationsIn(title)
      .filter(({ start }) => !prose.test(title.slice(0, start)))
      .map(({ occupation: name, start, end }) => ({
        name,
        ...dated,
        start: from + start,
        end: from + end,
      }))
  })
}
