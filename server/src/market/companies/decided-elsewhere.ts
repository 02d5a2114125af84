import { sql } from 'kysely'
import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { nameOfPerson } from './colleagues.ts'

/** Somebody who is decided about, as they stand. */
interface Standing<Status> {
  readonly id: string
  readonly status: Status
  /** The account that has decided so. */
  readonly decidedBy: string | null
}

interface Look<Status> {
  /** Who was decided about, and how each stood for whoever decides; said by whoever wants to know. */
  readonly ids: readonly string[]
  readonly seen: readonly NoInfer<Status>[] | undefined
  readonly personId: string
  /** What is to be: said twice, because an answer was lost, it is in nobody's way. */
  readonly next: NoInfer<Status>
  /** What nothing is lost of, such as an application that waits. */
  readonly isOpen: (status: Status) => boolean
}

/**
 * Those with a decision that whoever decides has not seen: a colleague's, or their own of another screen. One that
 * was taken back is lost to nobody.
 */
export function decidedElsewhere<Status, One extends Standing<Status>>(
  some: readonly One[],
  { ids, seen, personId, next, isOpen }: Look<Status>,
): One[] {
  if (!seen) return []
  if (ids.length !== seen.length) throw new Refusal('BAD_REQUEST')
  const asSeen = new Map(ids.map((id, at) => [id, seen[at]]))
  return some.filter(
    ({ id, status, decidedBy }) =>
      !isOpen(status) && status !== asSeen.get(id) && (decidedBy !== personId || status !== next),
  )
}

/** Of one it is told who has done what: "Priya Shah has approved Mae Oku meanwhile." */
export async function refusalFor<One extends Standing<unknown>>(
  db: Reading,
  elsewhere: readonly One[],
  { personId, say }: { readonly personId: string; readonly say: (one: One) => string },
): Promise<Refusal> {
  const [only] = elsewhere
  if (!only || elsewhere.length > 1) return new Refusal('CHANGED_ELSEWHERE')
  if (only.decidedBy === personId) {
    const text = `You have ${say(only)} meanwhile, on another screen.`
    return new Refusal('CHANGED_ELSEWHERE', { text })
  }
  const { name } = await db
    .selectNoFrom(nameOfPerson(sql`${only.decidedBy}::uuid`).as('name'))
    .executeTakeFirstOrThrow()
  const text = `${name ?? 'Somebody else'} has ${say(only)} meanwhile.`
  return new Refusal('CHANGED_ELSEWHERE', { text })
}
