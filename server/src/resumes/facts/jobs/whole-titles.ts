import type { JobLines } from './lines-of-job.ts'
import type { Segment } from './segments.ts'
import { isName, type Settled } from './settled.ts'

/** "Driller, RC", "Nurse, Surgical": what stands behind a title and is nothing else tells which. */
export function wholeTitle(
  { title, employer, client, place }: Settled,
  segments: readonly Segment[],
  header: JobLines['header'],
): string | undefined {
  if (!title || title.said || !employer || cellOf(title) === cellOf(employer)) return title?.text
  const next = segments[segments.findIndex(({ start }) => start === title.start) + 1]
  const isTaken = [employer, client, place].some((other) => other?.start === next?.start)
  if (!next || isTaken || cellOf(next) !== cellOf(title) || !tellsWhich(next)) return title.text
  const line = header.find(({ line: { start, text } }) => next.start < start + text.length)?.line
  const from = title.start - (line?.start ?? 0)
  return line?.text.slice(from, next.start - line.start + next.text.length) ?? title.text
}

/** Line and cell of its header. */
function cellOf({ slot }: Segment): string {
  return slot.split('.').slice(0, 2).join('.')
}

const formOfWork =
  /^(?:fifo|dido|casual|contract\w*|permanent|perm|temp\w*|(?:full|part)[ -]?time|fixed|seasonal|relief|acting|current)\b/i

function tellsWhich({ text, before, title, employer, place }: Segment): boolean {
  return (
    before === ',' &&
    isName(text) &&
    text.split(' ').length <= 2 &&
    title < 0.6 &&
    employer < 0.6 &&
    place < 0.4 &&
    !formOfWork.test(text)
  )
}
