import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { partOf } from './jobs-in-a-row.ts'
import { titleScore } from '../titles/title-words.ts'

const longest = 400
const longestTitle = 60

/**
 * "Trainee (2011 – 2012), Train Driver (2012 – 2019), Driver Trainer", and on the next line "(2019 – now)": what
 * somebody was one after the other with the employer above, a line for each; offsets stay true.
 */
export function withRolesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    const alone = rolesIn(line)
    const both = next && goesOn(line, next) ? `${line.text} ${next.text}` : undefined
    const inBoth = both === undefined ? [] : rolesIn({ ...line, text: both })
    const below = next ? rolesIn(next) : []
    if (both !== undefined && inBoth.length > alone.length + below.length) {
      apart.push(...cut({ ...line, text: both }, inBoth))
      at++
    } else apart.push(...(alone.length > 0 ? cut(line, alone) : [line]))
  }
  return apart
}

function goesOn(line: Line, next: Line): boolean {
  const isBelow = next.start === line.start + line.text.length + 1 && next.column === line.column
  return isBelow && !line.isBullet && !next.isBullet && line.cells.length + next.cells.length === 2
}

interface Role {
  readonly from: number
  readonly to: number
}

/** Two at least, each with nothing but its dates behind it. */
function rolesIn({ text, cells, isBullet }: Line): Role[] {
  if (text.length > longest || cells.length > 1 || isBullet) return []
  const roles: Role[] = []
  let from = 0
  for (const { form, at } of dateRangesIn(text)) {
    const [lead = ''] = joint.exec(text.slice(from, at.start)) ?? []
    const title = text.slice(from + lead.length, at.start).replace(/[\s(,:–—-]+$/u, '')
    const isRole =
      (form === 'range' || form === 'since') &&
      title.length <= longestTitle &&
      !/[,;.]/.test(title) &&
      titleScore(title) >= 0.6
    if (!isRole && roles.length > 1) break
    if (!isRole) roles.length = 0
    else roles.push({ from: from + lead.length, to: at.end + (text[at.end] === ')' ? 1 : 0) })
    from = at.end
  }
  return roles.length > 1 ? roles : []
}

const joint = /^[\s,;.)&/–—-]*(?:(?:and |& )?(?:then|later|promoted to)\s+|and\s+)?/iu

/** "ERZ Controller (Deputy)": what is said besides is no employer. */
const remark = /\([^()\d]*\)/g

function blank(text: string): string {
  return ' '.repeat(text.length)
}

function cut(line: Line, roles: readonly Role[]): Line[] {
  const [first, last] = [roles[0]?.from ?? 0, roles.at(-1)?.to ?? 0]
  const rest = last + (/^[\s,;.)]*/.exec(line.text.slice(last))?.[0].length ?? 0)
  return [
    partOf(line, 0, line.text.slice(0, first)),
    ...roles.map(({ from, to }) =>
      partOf(line, from, line.text.slice(from, to).replaceAll(remark, blank)),
    ),
    partOf(line, rest, line.text.slice(rest)),
  ].filter(({ text }) => /[\p{L}\d]/u.test(text))
}
