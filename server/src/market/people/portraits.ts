import type { FilePart } from '@headframe/wire'
import { PictureTooLarge, pictureTypeOf, UnsupportedPicture } from '../../pictures/pictures.ts'
import { contentOf } from '../../kit/files/sent-files.ts'
import type { World } from '../../kit/world.ts'

export interface Portrait {
  readonly bytes: Buffer
  readonly type: 'image/jpeg'
  /** Of the picture that was sent, not of what was made of it. */
  readonly extension: 'jpg' | 'png' | 'webp'
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** The square portrait that is kept of a picture, or which of the two is no picture that we take. */
export async function readPortrait(
  { pictures }: World,
  who: string,
  { picture, cropped }: { picture: FilePart; cropped: FilePart | string | undefined },
): Promise<{ portrait: Portrait } | { wrong: 'picture' | 'cropped' }> {
  const { bytes } = await contentOf(picture)
  const cut = cropped === undefined ? undefined : (await contentOf(cropped)).bytes
  const sent = pictureTypeOf(bytes)
  if (!sent) return { wrong: 'picture' }

  const painted = await paint(pictures, who, { bytes, cut })
  if (painted) {
    return { portrait: { bytes: painted, type: 'image/jpeg', extension: extensions[sent] } }
  }
  // Where the picture alone would do, it is the cut that is wrong.
  const wouldDo = cut !== undefined && (await paint(pictures, who, { bytes })) !== undefined
  return { wrong: wouldDo ? 'cropped' : 'picture' }
}

async function paint(
  pictures: World['pictures'],
  who: string,
  sent: { bytes: Buffer; cut?: Buffer | undefined },
): Promise<Buffer | undefined> {
  try {
    return (await pictures.paint(who, { kind: 'portrait', ...sent })).bytes
  } catch (error) {
    if (error instanceof UnsupportedPicture || error instanceof PictureTooLarge) return undefined
    throw error
  }
}
