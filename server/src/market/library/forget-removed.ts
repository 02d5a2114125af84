import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'

/** So many at a time: the next round has the others. */
const mostAtOnce = 500

/**
 * Forgets who was removed before that moment, with all that stood beside them; answers the files that nobody
 * refers to any more. Of a contractor the bare copy stays, so that none is made anew.
 */
export async function forgetRemovedProfiles(db: Writing, before: Date): Promise<string[]> {
  const removed = await db
    .selectFrom('profile')
    .select(['id', 'contractor_id'])
    .where('removed_at', '<', before)
    .where((profile) =>
      profile.or([
        profile('contractor_id', 'is', null),
        profile.exists(
          profile
            .selectFrom('profile_words')
            .select('profile_id')
            .whereRef('profile_words.profile_id', '=', 'profile.id'),
        ),
      ]),
    )
    .orderBy('removed_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = removed.map(({ id }) => id)
  const gone = removed.filter(({ contractor_id }) => contractor_id === null).map(({ id }) => id)

  // Whoever was joined to one of them goes along.
  const whole = sql<string>`any(array(
    select id from profile where id = ${among(ids)} or joined_into = ${among(ids)}
  ))`
  const uploads = await db
    .deleteFrom('upload')
    .where('profile_id', '=', whole)
    .returning('file_id')
    .execute()
  for (const table of ['profile_note', 'bench_member', 'profile_words'] as const) {
    await db.deleteFrom(table).where('profile_id', '=', whole).execute()
  }
  await db.deleteFrom('profile').where('joined_into', '=', among(ids)).execute()
  await db.deleteFrom('profile').where('id', '=', among(gone)).execute()
  return uploads.flatMap(({ file_id }) => file_id ?? [])
}

function among(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`
}
