import type { Line } from '../../../resume-text.ts'
import type { Anchor } from './anchors.ts'
import { haveDatesBelow, jobsAboveDates } from './dates-below.ts'
import { isDutyLabel, isProse, tellsDuty } from '../duties.ts'
import {
  isHeaderLine,
  isSmallName,
  isTitleWithWork,
  longest,
  sounds,
  soundsInPart,
  titleOfSentence,
} from './header-lines.ts'
import { labelOf, type Part } from './labels.ts'
import { linesAfterGaps } from './lines-after-gaps.ts'
import type { JobLines } from './lines-of-job.ts'
import { titleScore } from '../titles/title-words.ts'
import { placeScore } from '../../places/known-places.ts'

const mostAbove = 3
const mostBelow = 3

/** Cuts a section into jobs: as many header lines stand above dates as above the first, or more that stand out. */
export function cutIntoJobs(lines: readonly Line[], anchors: readonly Anchor[]): JobLines[] {
  if (haveDatesBelow(lines, anchors)) return jobsAboveDates(lines, anchors)
  const form = formOf(lines, anchors.length)
  const { isLabelled } = form
  const usual = usualAbove(lines, anchors, form)
  const first = anchors[0]?.index ?? 0
  const begun = isLabelled
    ? { ...form, begins: beginningOf(lines.slice(first - usual, first)) }
    : form
  const isTitleBelow =
    isHeaderLine(lines, first + 1) && titleScore(lines[first + 1]?.text.trim() ?? '') >= 0.6
  const apart = isLabelled ? [] : linesAfterGaps(lines, anchors)
  const begins = anchors.map((anchor, at) => {
    const named = apart[at]
    if (named !== undefined) return anchor.index - named
    const floor = floorBelow(lines, anchors[at - 1])
    const run = runAbove(lines, anchor.index, floor, begun)
    if (isLabelled && usual > 0) return anchor.index - run
    const alike = alikeAbove(lines, anchor.index, first)
    // Where the others have names above, dates alone are no job without theirs.
    const isBare = anchor.position === 'alone' && usual > 0 && alike === 0
    const most = isBare ? run : Math.min(usual, alike)
    const areHeavy = usual > 0 && lines[first - usual]?.isBold === true
    return (
      anchor.index - countAbove(lines, anchor.index, { run, usual: most, isTitleBelow, areHeavy })
    )
  })

  return anchors.map((anchor, at) => {
    const begin = begins[at] ?? anchor.index
    const end = begins[at + 1] ?? lines.length
    const below = countBelow(lines, anchor.index, end, isLabelled)
    const isToldOfFirm = hasTitleBelowProse(lines, anchor.index, end)
    const mayName = ({ line, offset }: JobLines['header'][number]) =>
      (offset < 0 && apart[at] !== undefined) ||
      (offset === -1 && isHeavyName(line)) ||
      (isLabelled && labelOf(line) !== undefined) ||
      (!(offset === 1 && isToldOfFirm) && (!isProse(line.text) || saysWho(line.text.trim())))
    const header = lines
      .slice(begin, anchor.index + 1 + below)
      .map((line, offset) => ({ line, offset: begin + offset - anchor.index }))
      .filter((one) => one.offset === 0 || mayName(one))
    const rest = lines.slice(anchor.index + 1 + below, end)
    const behind = isLabelled ? namedBehind(rest, below + 1, header) : []
    const isBehind = new Set(behind.map(({ line }) => line))
    return {
      anchor,
      header: [...header, ...behind],
      body: rest.filter((line) => !isBehind.has(line)),
    }
  })
}

/** With what a block of labels begins, of which some that name something stand below its dates. */
function beginningOf(above: readonly Line[]): Part | undefined {
  const parts = above.map((line) => labelOf(line)?.part)
  return parts.includes('title') && parts.includes('employer') ? undefined : parts[0]
}

/** "Main activities: …", and only below it "Employer: …": labels that the header lacks. */
function namedBehind(
  lines: readonly Line[],
  from: number,
  header: JobLines['header'],
): JobLines['header'] {
  const told = new Set(header.map(({ line }) => labelOf(line)?.part))
  return lines.flatMap((line, at) => {
    const part = labelOf(line)?.part
    const isName = part === 'title' || part === 'employer'
    return isName && !told.has(part) ? [{ line, offset: from + at }] : []
  })
}

/** What the labels of a section make of it. */
interface Form {
  /** It says of titles or employers what they are; a site or a roster is labelled elsewhere, too. */
  readonly isLabelled: boolean
  /** Of title and employer one has no label, and stands above all: "Redgum Iron", and below it "Position: …". */
  readonly hasNameAbove: boolean
  /** What the first job begins with. */
  readonly begins?: Part | undefined
}

function formOf(lines: readonly Line[], jobs: number): Form {
  const parts = lines.flatMap((line) => labelOf(line)?.part ?? [])
  const naming = parts.filter((part) => part === 'title' || part === 'employer')
  const isLabelled = parts.length >= Math.max(2, jobs) && naming.length * 2 >= jobs
  return { isLabelled, hasNameAbove: isLabelled && new Set(naming).size === 1 }
}

function saysWho(text: string): boolean {
  return sounds(text) || titleOfSentence(text) !== undefined || isTitleWithWork(text)
}

/** Where the header of the next job may begin: a place right below dates belongs to those. */
function floorBelow(lines: readonly Line[], anchor: Anchor | undefined): number {
  if (!anchor) return 0
  const next = lines[anchor.index + 1]
  const isPlace = next !== undefined && !next.isBold && placeScore(next.text) >= 0.9
  return anchor.index + (isPlace ? 2 : 1)
}

/** How many header lines stand above the dates, as the first job of the section shows. */
function usualAbove(lines: readonly Line[], anchors: readonly Anchor[], form: Form): number {
  const first = anchors[0]?.index ?? 0
  return runAbove(lines, first, 0, form)
}

/** Up to where the lines above are as heavy as those above the first job, or sound like a header by themselves. */
function alikeAbove(lines: readonly Line[], index: number, first: number): number {
  let count = 0
  while (count < mostAbove) {
    const [line, there] = [lines[index - count - 1], lines[first - count - 1]]
    const isLighter = line && there && (weightOf(line) < weightOf(there) || isSmaller(line, there))
    if (isLighter && !soundsInPart(line.text)) break
    count++
  }
  return count
}

/** Letters that are heavy, or capitals. */
function weightOf({ isBold, text }: Line): number {
  return Number(isBold) + Number(text === text.toUpperCase())
}

function isSmaller(line: Line, there: Line): boolean {
  return line.size < 0.92 * there.size
}

interface Above {
  /** How many lines there could be of a header. */
  readonly run: number
  readonly usual: number
  /** In the first job the title stands below the dates: one above is of the job before. */
  readonly isTitleBelow: boolean
  /** The first job begins in heavy letters. */
  readonly areHeavy: boolean
}

function countAbove(
  lines: readonly Line[],
  index: number,
  { run, usual, isTitleBelow, areHeavy }: Above,
): number {
  let count = Math.min(run, usual)
  while (count < run && standsOut(lines, index - count - 1, areHeavy)) {
    const isTitle = titleScore(lines[index - count - 1]?.text.trim() ?? '') >= 0.6
    if (isTitle && isTitleBelow) break
    count++
  }
  return count
}

/** What is written larger or heavier than what stands above it, and sounds like a job or looks like others, begins one. */
function standsOut(lines: readonly Line[], index: number, areHeavy: boolean): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line || !before) return false
  if (areHeavy && line.isBold && before.isBullet && isHeavyName(line)) return true
  if (!sounds(line.text.trim())) return false
  return (line.isBold && !before.isBold) || line.size > before.size + 0.9
}

function runAbove(
  lines: readonly Line[],
  index: number,
  floor: number,
  { isLabelled, hasNameAbove, begins }: Form,
): number {
  let count = 0
  const parts = new Set<Part>()
  const most = isLabelled ? 6 : mostAbove
  while (count < most && index - count > floor) {
    const line = lines[index - count - 1]
    if (hasNameOverProse(lines, index, count, floor)) {
      count += 2
      continue
    }
    const isName =
      line &&
      (isHeaderLine(lines, index - count - 1) ||
        (count === 0 && (isHeavyName(line) || isSmallName(line, lines[index]))))
    if (!line || !isName) break
    const part = labelOf(line)?.part
    if (isLabelled && (part ? parts.has(part) : count > 0)) {
      const isUnlabelled = hasNameAbove && !part && !line.isBullet
      const isOfNames = parts.has('title') || parts.has('employer')
      return isUnlabelled && isOfNames ? count + 1 : count
    }
    if (part) parts.add(part)
    count++
    if (part !== undefined && part === begins) break
  }
  return count
}

/** Right above dates, heavy letters name something whatever their words are. */
function isHeavyName({ text, isBold, isBullet }: Line): boolean {
  return (
    isBold && !isBullet && text.length <= 90 && !/[.;:]$/.test(text) && !isDutyLabel(text.trim())
  )
}

/** Between the name of an employer and the role, some tell in a line what that employer does. */
function hasNameOverProse(
  lines: readonly Line[],
  index: number,
  count: number,
  floor: number,
): boolean {
  const at = index - count - 2
  const [name, prose] = [lines[at], lines[at + 1]]
  if (at < floor || !name || !prose || prose.isBullet || prose.isBold) return false
  if (prose.text.length > longest || !isProse(prose.text) || sounds(prose.text)) return false
  if (tellsDuty(prose.text) || !isHeaderLine(lines, at)) return false
  const isAlone = lines
    .slice(at + 2, index + 1)
    .every(({ isBold, size }) => !isBold && size <= name.size)
  return isAlone && (name.isBold || name.size > prose.size + 0.9)
}

/** Below an employer and its dates, a sentence on what it does, and then the role in letters of its own. */
function hasTitleBelowProse(lines: readonly Line[], index: number, end: number): boolean {
  const [header, prose, title] = lines.slice(index, Math.min(end, index + 3))
  if (!header || !prose || !title || prose.isBullet || prose.isBold || title.isBullet) return false
  if (prose.text.length > longest || tellsDuty(prose.text)) return false
  const isBetweenHeavy = header.isBold && title.isBold
  const isMarked = isBetweenHeavy || (!prose.isItalic && (title.isBold || title.isItalic))
  const isTold = isProse(prose.text) || (isBetweenHeavy && !sounds(prose.text))
  return isTold && isMarked && titleScore(title.text.trim()) >= 0.8
}

function countBelow(
  lines: readonly Line[],
  index: number,
  end: number,
  isLabelled: boolean,
): number {
  let count = hasTitleBelowProse(lines, index, end) ? 2 : 0
  const most = isLabelled ? 6 : mostBelow
  while (count < most && index + 1 + count < end && isHeaderLine(lines, index + 1 + count)) {
    const line = lines[index + 1 + count]
    // Below the dates for whom, and only then "Position: …".
    const next = lines[index + 2]
    const isNameOverLabel = count === 0 && next !== undefined && labelOf(next) !== undefined
    if (isLabelled && line && !labelOf(line) && !isNameOverLabel) break
    count++
  }
  return count
}
