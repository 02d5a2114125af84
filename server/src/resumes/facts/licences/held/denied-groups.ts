import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isOfHopes } from './tickets-in-passing.ts'

/** What is said of several tickets at once, on their line, above or below them: what is not held is left out. */
export function withoutDeniedGroups(lines: readonly Line[]): readonly Line[] {
  return withoutBelowLabels(withoutStates(lines).filter((line) => !isDenied(line)))
}

const nothing = anyOf(
  /no|none|nil|n\/?a|not yet|not at this (?:stage|time)|to be obtained|to (?:do|get)/i,
  /(?:none|not) (?:yet )?(?:held|current|done|obtained)|no tickets?|no licen[cs]es?/i,
  /(?:do not|don['’]?t) (?:have|hold)(?: (?:it|them|any|these|those))?/i,
)

/** "Forklift, EWP and dogging: none" */
const deniedTogether = pattern`^([^:]{3,120}?)(?::|\s[–—-])\s*${nothing}\W*$`
const label = /^\W*([^:]{3,40}?)(?::|\s[–—-])\s+(?=\S)/u
const labelAlone = /^\W*([^:\d]{3,40}?)(:?)\W*$/u

const ofNothing = anyOf(
  /(?:not|none) (?:yet |currently )?held|do(?:n['’]?t| not) (?:yet |currently )?(?:hold|have)/i,
  /(?:up )?next|on (?:my|the) list|still working on|(?:yet )?to obtain|seeking|not (?:yet )?obtained/i,
)
const saysNothing = pattern`^${ofNothing}$`

function isOfOthers(words: string): boolean {
  return saysNothing.test(words.trim()) || isOfHopes(words)
}

function isDenied({ text }: Line): boolean {
  if (text.length > longestLine) return false
  const [, listed = ''] = deniedTogether.exec(text) ?? []
  const [, labelled = ''] = label.exec(text) ?? []
  const isOfSeveral =
    severalNames.test(listed) && !tellsOfOne.test(listed) && licencesIn(listed, true).length > 0
  return isOfSeveral || (labelled !== '' && isOfOthers(labelled))
}

const longestLine = 200
/** "HR licence, conditions: nil", "HR 2030 / dogging – none" */
const tellsOfOne =
  /\d|\s[–—-]\s|\b(?:conditions?|restrictions?|endorsements?|exp\w*|renewals?|numbers?|limits?)\W*$/i
/** Three at least, or two as one: behind a comma, an answer may be of the last alone. */
const severalNames = /,.*(?:,|\s(?:and|or|&)\s)|^[^,]*(?:\s(?:and|or|&|\+)\s|\/)[^,]*$/

/** "Not held:", alone, and below it one on each line: up to the next label, or to where more room is left. */
function withoutBelowLabels(lines: readonly Line[]): readonly Line[] {
  let head: Line | undefined
  let above: Line | undefined
  let leading: number | undefined
  return lines.filter((line, at) => {
    const [, words = '', colon = ''] = labelAlone.exec(line.text) ?? []
    const isLabel =
      words !== '' && isOfOthers(words) && line.cells.length === 1 && !isSetIn(line, lines[at + 1])
    if (isLabel) {
      ;[head, above, leading] = [line, line, undefined]
      return false
    }
    if (!head || !above) return true
    const isEnd =
      colon !== '' ||
      line.column !== head.column ||
      (above !== head && above.isBullet && !line.isBullet) ||
      (line.page === above.page && line.y - above.y > (leading ?? mostBelow * line.size) * 1.4)
    if (isEnd) {
      head = undefined
      return true
    }
    leading ??= line.page === above.page ? line.y - above.y : undefined
    above = line
    return false
  })
}

/** What stands further below a label, in sizes of its letters, is not of it. */
const mostBelow = 3

/** "Forklift", and on the line below it "Not held", as below others "Current". */
function withoutStates(lines: readonly Line[]): readonly Line[] {
  const isBelow = (at: number) => at > 0 && (isState(lines[at]) || isNoState(lines[at]))
  const saysNo = (at: number) => at > 0 && isNoState(lines[at])
  const areBelowEach = lines.some(
    (line, at) =>
      at > 0 &&
      (isState(line) || (isNoState(line) && (isCalledState(line) || isSetIn(line, lines[at - 1])))),
  )
  const areSeveral = lines.filter((_, at) => saysNo(at)).length > 1 && saysNo(lines.length - 1)
  if (!areBelowEach && !areSeveral)
    return lines.filter(
      (line, at) => !isDeniedBelow(line, lines[at + 1]) && !isDeniedBelow(lines[at - 1], line),
    )
  return lines.filter((_, at) => !isBelow(at) && !saysNo(at + 1))
}

/** "Forklift", and below it "none": nothing else that a ticket has stands so. */
function isDeniedBelow(line: Line | undefined, below: Line | undefined): boolean {
  if (!line || !below || !/^\W*(?:no|none|nil)\s*$/i.test(below.text)) return false
  return (
    line.cells.length === 1 && !/[:\d]/.test(line.text) && licencesIn(line.text, true).length > 0
  )
}

function isSetIn({ x }: Line, above: Line | undefined): boolean {
  return above !== undefined && x > above.x + setIn
}

const setIn = 4

const state = pattern`^\W*(?:status\W+)?${/current|valid|held|in date|active/i}\W*$`
const noState = pattern`^\W*(?:status\W+)?${nothing}\W*$`

function isState(line: Line | undefined): boolean {
  return line !== undefined && state.test(line.text)
}

function isNoState(line: Line | undefined): boolean {
  return line !== undefined && noState.test(line.text)
}

function isCalledState({ text }: Line): boolean {
  return /^\W*status\b/i.test(text)
}
