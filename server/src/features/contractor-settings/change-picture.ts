import type { contractorSettings } from '@headframe/wire'
import { limits, Refusal, words } from '@headframe/wire'
import { mustBeWithin } from '../../kit/limits.ts'
import { readPortrait } from '../../market/people/portraits.ts'
import { dropFiles, insertFile, putFile } from '../../kit/files/stored-files.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { lockPicture, showPicture } from './queries.ts'

export const changePicture: UseCase<typeof contractorSettings.picture> = async (
  { db, actor, now, world },
  { profilePicture, croppedImage },
) => {
  await mustBeWithin(world.database, limits.pictures, actor.contractorId, now)
  const sent = { picture: profilePicture, cropped: croppedImage }
  const read = await readPortrait(world, actor.contractorId, sent)
  if ('wrong' in read) throw new Refusal('UNSUPPORTED_TYPE')
  const { portrait } = read
  const file = await putFile(world, portrait.bytes, portrait.type)

  const former = await lockPicture(db, actor.contractorId)
  if (!former) throw new Refusal('UNAUTHENTICATED')
  await insertFile(db, file, 'picture', now)
  await showPicture(db, actor.contractorId, { hash: file.id, extension: portrait.extension })
  if (former.photo_hash) await dropFiles({ db, now, tasks: world.tasks }, [former.photo_hash])
  return {
    error: false,
    errorMessage: null,
    message: words.pictureUpdated,
    photo_hash: file.id,
  }
}
