import { sizes } from '@headframe/wire'

import { drawnAs, encode } from './canvas.ts'
import { pictureKindOf } from './picture-kind.ts'

export interface PreparedPicture {
  /** The file as it was chosen, or a copy that is small enough to be sent. */
  readonly original: File
  readonly isSmallerCopy: boolean
}

/** Thrown for what is no picture, or one that this browser cannot open. */
export class NoPicture extends Error {}

const mostPixels = 40_000_000
/** Tried one after the other until a copy fits: the longest side in pixels. */
const copySides = [3000, 2400, 1600, 1024]

/** Nobody fails with the photo of a phone: what is too large or of a kind of its own is sent as a copy. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const kind = await kindOf(file)
  if (!kind) throw new NoPicture()
  const bitmap = await open(file)

  try {
    const isSendable =
      kind !== 'heic' &&
      file.size <= sizes.pictureBytes &&
      bitmap.width * bitmap.height <= mostPixels
    if (isSendable) return { original: file, isSmallerCopy: false }
    return { original: await smallerCopy(bitmap, file.name), isSmallerCopy: true }
  } finally {
    bitmap.close()
  }
}

/** A folder that was dropped looks like a file, and cannot be read. */
async function kindOf(file: File) {
  try {
    return await pictureKindOf(file)
  } catch (cause) {
    throw new NoPicture(undefined, { cause })
  }
}

async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new NoPicture(undefined, { cause })
  }
}

async function smallerCopy(bitmap: ImageBitmap, name: string): Promise<File> {
  for (const side of copySides) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    const canvas = drawnAs(bitmap, whole, {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    })
    const copy = await encode(canvas)
    if (copy.size <= sizes.pictureBytes)
      return new File([copy], name.replace(/\.\w+$|$/, '.jpg'), { type: copy.type })
  }
  throw new NoPicture()
}
