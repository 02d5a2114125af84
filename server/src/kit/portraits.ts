import type { FilePart } from '@headframe/wire'
import { PictureTooLarge, pictureTypeOf, UnsupportedPicture } from '../pictures/pictures.ts'
import { contentOf } from './sent-files.ts'
import type { World } from './world.ts'

export interface Portrait {
  readonly bytes: Buffer
  readonly type: 'image/jpeg'
  /** Of the picture that was sent, not of what was made of it. */
  readonly extension: 'jpg' | 'png' | 'webp'
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** The square portrait that is kept of a picture; nothing when it is no picture that we take. */
export async function readPortrait(
  { pictures }: World,
  who: string,
  { picture, cropped }: { picture: FilePart; cropped: FilePart | string | undefined },
): Promise<Portrait | undefined> {
  const { bytes } = await contentOf(picture)
  const cut = cropped === undefined ? undefined : (await contentOf(cropped)).bytes
  const sent = pictureTypeOf(bytes)
  if (!sent) return undefined

  try {
    const portrait = await pictures.paint(who, { kind: 'portrait', bytes, cut })
    return { bytes: portrait.bytes, type: 'image/jpeg', extension: extensions[sent] }
  } catch (error) {
    if (error instanceof UnsupportedPicture || error instanceof PictureTooLarge) return undefined
    throw error
  }
}
