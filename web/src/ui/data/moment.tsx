import type { ComponentProps } from 'react'

import { exactMoment } from '../../lib/elapsed.ts'

interface MomentProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'title'> {
  /** In seconds. */
  at: number
}

/** A point in time as people say it; the exact one is there for those who want to know. */
export function Moment({ at, ...rest }: MomentProps) {
  return <time dateTime={new Date(at * 1000).toISOString()} title={exactMoment(at)} {...rest} />
}
