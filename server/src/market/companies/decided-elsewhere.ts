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
  /** What nothing is lost of, such as an application that waits. */
  readonly isOpen: (status: Status) => boolean
}

/**
 * Those with a decision of a colleague's that whoever decides has not seen. One that was taken back is lost to
 * nobody, and everybody knows their own.
 */
export function decidedElsewhere<Status, One extends Standing<Status>>(
  some: readonly One[],
  { ids, seen, personId, isOpen }: Look<Status>,
): One[] {
  if (!seen) return []
  if (ids.length !== seen.length) throw new Refusal('BAD_REQUEST')
  const asSeen = new Map(ids.map((id, at) => [id, seen[at]]))
  return some.filter(
    ({ id, status, decidedBy }) =>
      !isOpen(status) && status !== asSeen.get(id) && decidedBy !== personId,
  )
}

/** Of one it is told who has done what: "Priya Shah has approved Mae Oku meanwhile." */
export async function refusalFor<One extends Standing<unknown>>(
  db: Reading,
  elsewhere: readonly One[],
  say: (one: One) => string,
): Promise<Refusal> {
  const [only] = elsewhere
  if (!only || elsewhere.length > 1) return new Refusal('CHANGED_ELSEWHERE')
  const { name } = await db
    .selectNoFrom(nameOfPerson(sql`${only.decidedBy}::uuid`).as('name'))
    .executeTakeFirstOrThrow()
  const text = `${name ?? 'Somebody else'} has ${say(only)} meanwhile.`
  return new Refusal('CHANGED_ELSEWHERE', { text })
}
