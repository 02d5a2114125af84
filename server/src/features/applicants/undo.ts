import type { Applicant } from '@headframe/wire'
import { applicationStatus } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'

interface Told {
  readonly tell_at: Date | null
  readonly told_status: number | null
  readonly told_reason: string | null
}

/** How to take a decision back of which nobody has heard, and until when; whoever was never told of one knows that they applied. */
export function undoOf({ tell_at, told_status, told_reason }: Told, now: Date): Applicant['undo'] {
  if (!tell_at || tell_at <= now) return null
  return {
    until: instantOf(tell_at),
    status: told_status ?? applicationStatus.pending,
    reason: told_reason ?? '',
  }
}
