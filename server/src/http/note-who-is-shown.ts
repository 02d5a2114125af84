import type { Call } from '@headframe/wire'
import { notedBy, repliesWithFile } from '@headframe/wire'
import type { Context, DisclosingFile } from '../kit/use-case.ts'

/**
 * Writes down whose facts the caller is about to be shown, in the transaction of the call: what cannot be
 * written down is not shown.
 */
export async function noteWhoIsShown(
  { db, actor, now, world }: Context<Call>,
  call: Call,
  body: unknown,
): Promise<void> {
  const by = notedBy(call)
  if (!by) return
  if (!actor) throw new Error('Facts of people were about to be shown to nobody in particular')

  const people = repliesWithFile(call) ? (body as DisclosingFile).shows : valuesOf(body, by)
  // Calls that disclose are writing ones, so their handle is the transaction.
  if (people.length > 0) await world.noteDisclosures(db, { reader: actor, by, people, call, now })
}

/** Whatever stands under that name, however deep. */
function valuesOf(body: unknown, field: string): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    name === field && typeof value === 'string' ? [value] : valuesOf(value, field),
  )
}
