import type { Line } from '../../../resume-text.ts'
import { longest } from './header-lines.ts'

/**
 * "Nov 2022 | Current | Karri Gold | Process Technician; elution, carbon, gold room …": a row too long to be
 * a header is one up to where its last cell goes on with what was done; offsets stay true.
 */
export function withDutiesApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1)
    const title = line.cells.length > 1 && line.text.length > longest ? titleIn(last?.text) : ''
    if (!last || title === '') return [line]
    const start = last.start + title.length + 1
    const told = last.text.slice(title.length + 1)
    const duties = { ...last, start, text: told.trim() }
    return [
      {
        ...line,
        cells: [...line.cells.slice(0, -1), { ...last, text: title }],
        text: line.text.slice(0, line.text.length - told.length - 1),
      },
      { ...line, ...duties, cells: [duties], isBullet: true },
    ]
  })
}

function titleIn(text = ''): string {
  return /^\p{Lu}[^;.]{3,70}(?=[;.]\s+\S)/u.exec(text)?.[0] ?? ''
}
