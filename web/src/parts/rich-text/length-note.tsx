import { inFigures } from '../../lib/figures.ts'
import { cn } from '../../ui/cn.ts'

interface LengthNoteProps {
  id: string
  length: number
  limit: number
}

/** Speaks only when the end is near: a number at every key press would drown the words. */
export function LengthNote({ id, length, limit }: LengthNoteProps) {
  const left = limit - length
  const isNear = left <= limit / 20

  return (
    <p
      className={cn(
        'num self-end text-xs text-ink-2',
        isNear && 'font-semibold text-warn-ink',
        left < 0 && 'text-danger',
      )}
    >
      <span id={id}>
        {inFigures(length)} of {inFigures(limit)}
        <span className="sr-only"> characters</span>
        {left < 0 && `, ${inFigures(-left)} too many`}
      </span>
      <output className="sr-only">{isNear ? spoken(left) : ''}</output>
    </p>
  )
}

function spoken(left: number): string {
  // Only every hundredth is told, and each from the end on.
  if (left < 0) return 'The text is too long'
  return `Fewer than ${inFigures(Math.ceil((left + 1) / 100) * 100)} characters left`
}
