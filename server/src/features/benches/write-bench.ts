import type { benches } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { StaffActor } from '../../kit/actor.ts'
import { mustStandAsSeen } from '../../kit/must-stand-as-seen.ts'
import type { Prepared, UseCase } from '../../kit/use-case.ts'
import { lockBench, lockOpenBench } from '../../market/library/benches.ts'
import { findBench, insertBench, updateColumns } from './queries.ts'

interface Asking {
  readonly db: Writing
  readonly actor: StaffActor
}

interface Named {
  readonly tph?: string
}

export async function lockNamed(
  { db, actor: { staffAccountId } }: Asking,
  { tph = '' }: Named,
): Promise<Prepared<string>> {
  return { subject: (await lockBench(db, { staffAccountId, hash: tph })).id }
}

export async function lockNamedOpen(
  { db, actor: { staffAccountId } }: Asking,
  { tph = '' }: Named,
): Promise<Prepared<string>> {
  return { subject: await lockOpenBench(db, { staffAccountId, hash: tph }) }
}

export const createBench: UseCase<typeof benches.create> = async (
  { db, actor: { staffAccountId, staffId }, now },
  { tags, ...told },
) => {
  const made = { staff_account_id: staffAccountId, created_by: staffId, created_at: now }
  const id = await insertBench(db, { ...told, ...made, tags: withoutRepeats(tags) })
  return { status: 'SUCCESS', data: await findBench(db, id) }
}

export const updateBench: UseCase<typeof benches.update, string> = async (
  { db },
  { name, location, description, tags, seen = {} },
  id,
) => {
  mustStandAsSeen(await findBench(db, id), seen, { name, location, description, tags })
  await updateColumns(db, id, {
    name,
    location,
    description,
    tags: tags && withoutRepeats(tags),
  })
  return { status: 'SUCCESS', data: await findBench(db, id) }
}

/** Done twice, it stays what it is. */
export const archiveBench: UseCase<typeof benches.archive, string> = async (
  { db, now },
  { archived },
  id,
) => {
  await updateColumns(db, id, { archived_at: archived ? now : null })
  return { status: 'SUCCESS', data: await findBench(db, id) }
}

/** However it is written, a tag stands there once: as it was written first. */
function withoutRepeats(tags: readonly string[]): string[] {
  const written = tags.map((tag) => tag.toLowerCase())
  return tags.filter((_, at) => written.indexOf(written[at] ?? '') === at)
}
