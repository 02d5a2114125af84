import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Cell, Line } from '../../../resume-text.ts'
import { asEnded } from '../held/ended-tickets.ts'

type State = 'held' | 'ended' | 'hoped'

const words: Readonly<Record<State, RegExp>> = {
  held: /^\W*(?:(?:all )?(?:current|valid|good)(?: (?:to|until|till))?|held|in date|live|have|got|hold)\W*$/i,
  ended: /^\W*(?:expired|lapsed|ended|out of date|run out)\W*$/i,
  hoped: pattern`^\W*${anyOf(
    /booked(?: in)?|planned|wanted|in progress|pending|under ?way|coming(?: up)?/i,
    /next|to (?:do|get|come)|not (?:yet )?held|(?:don['’]?t|do not) have|need/i,
  )}\W*$`,
}

interface Head {
  readonly x: number
  readonly middle: number
  readonly state: State
}

/**
 * "CURRENT | EXPIRED | BOOKED", and below each what stands so: a line for each ticket, what has run out as such,
 * and nothing of what is only booked.
 */
export function withStatesOfColumns(lines: readonly Line[]): Line[] {
  let heads: readonly Head[] = []
  return withDatesInColumns(lines).flatMap((line) => {
    const own = headsIn(line)
    if (own) {
      heads = own
      return []
    }
    if (heads.length === 0 || !isBelow(line, heads)) {
      heads = []
      return [line]
    }
    return line.cells.flatMap((cell) => asHeld(line, cell, stateOf(cell, heads)))
  })
}

/** States alone, one of which is not that all is held. */
function headsIn({ cells }: Line): Head[] | undefined {
  const heads = cells.flatMap(({ x, right, text }) => {
    const state = (['held', 'ended', 'hoped'] as const).find((one) => words[one].test(text))
    return state ? [{ x, middle: (x + right) / 2, state }] : []
  })
  const areAll = cells.length > 1 && heads.length === cells.length
  return areAll && new Set(heads.map(({ state }) => state)).size > 1 ? heads : undefined
}

const nearHead = 12
const farFromHead = 40

/** Each cell begins where one of the heads does. */
function isBelow({ cells }: Line, heads: readonly Head[]): boolean {
  return cells.every(({ x }) => heads.some((head) => Math.abs(head.x - x) < nearHead))
}

function stateOf({ x }: Cell, heads: readonly Head[]): State | undefined {
  return heads.find((head) => Math.abs(head.x - x) < nearHead)?.state
}

function asHeld(line: Line, cell: Cell, state: State | undefined): Line[] {
  const alone = { ...line, x: cell.x, right: cell.right, cells: [cell], text: cell.text }
  if (state === 'hoped') return []
  return state === 'ended' ? asEnded([alone]) : [alone]
}

/** "Item | Current to | Expired | Booked", and in each row the date that it has: in what is booked, none is held. */
function withDatesInColumns(lines: readonly Line[]): Line[] {
  let heads: readonly Head[] = []
  return lines.flatMap((line) => {
    const [name, ...cells] = line.cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
    const own = headsIn({ ...line, cells })
    if (own) heads = own
    if (!name || own || cells.length === 0) return [line]
    const stands = cells.map((cell) => nearest(cell, heads))
    if (stands.includes(undefined)) {
      heads = []
      return [line]
    }
    if (stands.every((state) => state === 'hoped')) return []
    const known = { ...line, cells: [name, ...cells.filter((_, at) => stands[at] !== 'hoped')] }
    const text = known.cells.map((cell) => cell.text).join('\t')
    return stands.includes('held') ? [{ ...known, text }] : asEnded([{ ...known, text }])
  })
}

/** Under which head its middle stands. */
function nearest({ x, right }: Cell, heads: readonly Head[]): State | undefined {
  const away = ({ middle }: Head) => Math.abs(middle - (x + right) / 2)
  const [head] = heads.toSorted((a, b) => away(a) - away(b))
  return head && away(head) < farFromHead ? head.state : undefined
}
