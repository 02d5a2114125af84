import { areWeeksOfSwing, mostWeeksOfSwing } from '@headframe/wire'

const evenTime = /^(?:even|equal)(?:[\s-]*time)?(?:\s+rosters?)?$/
const unitForm = '(d(?:ays?)?|w(?:ee)?ks?|w)?'
const pair = new RegExp(
  `^(\\d{1,3})\\s*${unitForm}\\s*(?:on)?\\s*(?:[:/\\\\,;&+x-]|and)?\\s*(\\d{1,3})\\s*${unitForm}\\s*(?:off)?(?:\\s+rosters?)?$`,
)
const longestSwing = 365

/**
 * The days on and off that somebody asks for with "8:6", "2 weeks on 1 off" or "even time", as the
 * list takes them. Nothing where it is no simple swing.
 */
export function readRoster(text: string): string | undefined {
  const said = text.trim().toLowerCase().replaceAll('–', '-')
  if (evenTime.test(said)) return 'even'

  const [, on = '', onUnit, off = '', offUnit] = pair.exec(said) ?? []
  const swing = daysOf(
    { count: Number(on), unit: onUnit?.[0] },
    { count: Number(off), unit: offUnit?.[0] },
  )
  const isSwing = swing.on > 0 && swing.off > 0 && swing.on + swing.off <= longestSwing
  return isSwing ? `${swing.on}:${swing.off}` : undefined
}

interface Leg {
  count: number
  /** Its first letter, where it is said. */
  unit: string | undefined
}

function daysOf(on: Leg, off: Leg): { on: number; off: number } {
  const first = on.unit ?? off.unit ?? (areWeeksOfSwing(on.count, off.count) ? 'w' : 'd')
  // "2 weeks on, 1 off" is a week off, "2 weeks on, 7 off" are seven days.
  const second = off.unit ?? (off.count <= mostWeeksOfSwing ? first : 'd')
  return { on: inDays(on.count, first), off: inDays(off.count, second) }
}

function inDays(count: number, unit: string): number {
  return unit === 'w' ? count * 7 : count
}
