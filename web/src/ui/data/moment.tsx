import { useState, type ComponentProps } from 'react'

import { exactMoment } from '../../lib/elapsed.ts'
import { cn } from '../cn.ts'

interface MomentProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'title'> {
  /** In seconds. */
  at: number
  /**
   * Can be pressed to be told exactly, for fingers and keys, which see no tooltip. Not in rows that lead
   * to where it can: a stop at each of them would be in the way of whoever goes by keyboard.
   */
  pressable?: boolean
}

/** A point in time as people say it; the exact one is there for those who want to know. */
export function Moment({ at, pressable, children, ...rest }: MomentProps) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={exactMoment(at)} {...rest}>
      {pressable ? <Pressable at={at}>{children}</Pressable> : children}
    </time>
  )
}

/** It stays one line of text: what is told takes the place of what was said. */
function Pressable({ at, children }: Pick<MomentProps, 'at' | 'children'>) {
  const [isExact, setIsExact] = useState(false)

  return (
    <button
      type="button"
      aria-live="polite"
      className={cn(
        'relative rounded-sm text-left underline decoration-dotted decoration-1 underline-offset-4 hover:text-primary',
        'before:absolute before:inset-x-0 before:-inset-y-3',
      )}
      onClick={() => setIsExact(!isExact)}
    >
      {isExact ? exactMoment(at) : children}
    </button>
  )
}
