import type { platform } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { FileAnswer, UseCase } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'
import { findLogo, findShownPicture } from './queries.ts'

export const showPicture: UseCase<typeof platform.picture> = async (
  { db, world },
  { photo_hash },
) => open(world, await findShownPicture(db, photo_hash), 'private, max-age=86400')

export const showFile: UseCase<typeof platform.file> = async ({ db, world }, { file }) =>
  open(world, await findLogo(db, file), 'public, max-age=86400')

async function open(
  world: World,
  row: { id: string; type: string; size: number } | undefined,
  cacheControl: string,
): Promise<FileAnswer> {
  const stored = row && (await world.files.get(row.id))
  if (!row || !stored) throw new Refusal('NOT_FOUND')
  return { content: stored.content, type: row.type, size: row.size, cacheControl }
}
