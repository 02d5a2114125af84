import type { adminContractors } from '@headframe/wire'
import { dayOf, productTimeZone, Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { Prepared, UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { hidePerson, employersOf } from './hide-person.ts'
import { findShared, listAnswers, listExported } from './queries.ts'
import type { ExportedRow } from './queries.ts'

/** So many people share an employer whose name gives none of them away. */
const leastSharing = 5

/** In the order in which they are named, each once. Whoever asks hears who is not there, to go on without them. */
export async function findExported(
  { db }: { readonly db: Writing },
  { ids = [] }: { readonly ids?: readonly string[] },
): Promise<Prepared<readonly ExportedRow[]>> {
  const named = [...new Set(ids)]
  const found = await listExported(db, named.filter(isUuid))
  const rows = new Map(found.map((row) => [row.id, row]))
  const missing = named.filter((id) => !rows.has(id))
  if (missing.length > 0) throw new Refusal('NOT_FOUND', { missing })
  const people = named.flatMap((id) => rows.get(id) ?? [])
  return { subject: people }
}

/** Whoever draws the document does not even get what it must not tell. */
export const exportHidden: UseCase<
  typeof adminContractors.exportHidden,
  readonly ExportedRow[]
> = async ({ db, actor, now, world }, _input, rows) => {
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  )
  const shared = await findShared(db, [...new Set(rows.flatMap(employersOf))], leastSharing)
  const people = rows.map((row) =>
    hidePerson(row, {
      answers: answers.filter((answer) => answer.contractor_id === row.id),
      shared,
      now,
    }),
  )
  const content = await world.documents.draw(actor.adminId, 'hiddenProfiles', {
    madeAt: now,
    people,
  })
  const [only] = people
  return {
    content,
    type: 'application/pdf',
    size: content.length,
    name:
      people.length === 1 && only
        ? `profile-${only.code}.pdf`
        : `profiles-${dayOf(now, productTimeZone)}.pdf`,
    shows: rows.map(({ profile_hash }) => profile_hash),
  }
}
