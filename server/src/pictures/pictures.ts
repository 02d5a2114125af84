import type { pictureTypes } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import sharp, { type Sharp } from 'sharp'
import { bytesToDecode, mostBytesToDecode } from './decoding-memory.ts'

// No picture comes twice: keeping what was decoded would only cost memory.
sharp.cache(false)

type PictureType = (typeof pictureTypes)[number]

export interface Picture {
  readonly bytes: Buffer
  readonly type: PictureType
  readonly width: number
  readonly height: number
}

/** Not a JPEG, PNG or WEBP that can be read to its end, whatever its name says. */
export class UnsupportedPicture extends Error {
  override name = 'UnsupportedPicture'
}

export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge'
}

const largestPicturePixels = 40_000_000
/** A thread of pixels a million wide is small by its area, and a gigabyte while it is made smaller. */
const longestPictureSide = 16_384
const largestLogoSide = 1000

/** A square portrait: what the person has cut out, or else the middle of the picture. */
export async function profilePicture(bytes: Buffer, croppedBytes?: Buffer): Promise<Picture> {
  const original = await upright(bytes)
  const chosen = croppedBytes ? await upright(croppedBytes) : original

  return paint(
    chosen.image
      .resize(sizes.pictureSide, sizes.pictureSide, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true }),
    'image/jpeg',
  )
}

/** A logo in its own type and proportions, made smaller when it is very large. */
export async function logoPicture(bytes: Buffer): Promise<Picture> {
  const { image, type } = await upright(bytes)
  const fitting = image.resize(largestLogoSide, largestLogoSide, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  return paint(encodeAs(type, fitting), type)
}

/** What the bytes are, by how they begin. Everything else, SVG before all, is not for us. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const begins = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'))

  if (begins('\xff\xd8\xff')) return 'image/jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp'
  return undefined
}

/** Turned the way the camera was held, which is the last thing that is asked of its metadata. */
async function upright(bytes: Buffer): Promise<{ image: Sharp; type: PictureType }> {
  const type = pictureTypeOf(bytes)
  if (!type) throw new UnsupportedPicture('Not a JPEG, PNG or WEBP picture')

  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwUnsupported)
  const { format, width, height } = head
  if (`image/${format}` !== type) throw new UnsupportedPicture(`A ${format} that begins as ${type}`)
  const isTooLarge =
    width * height > largestPicturePixels ||
    Math.max(width, height) > longestPictureSide ||
    bytesToDecode(head, bytes) > mostBytesToDecode
  if (isTooLarge) throw new PictureTooLarge(`${width} × ${height}`)

  const image = sharp(bytes, { limitInputPixels: largestPicturePixels, failOn: 'error' })
  return { image: image.rotate(), type }
}

function encodeAs(type: PictureType, image: Sharp): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 88, mozjpeg: true })
  if (type === 'image/webp') return image.webp({ quality: 88 })
  return image.png({ compressionLevel: 9 })
}

/** Only pixels come through: nothing else of the input is asked for, so nothing else is written. */
async function paint(image: Sharp, type: PictureType): Promise<Picture> {
  const painting = image.toColourspace('srgb').toBuffer({ resolveWithObject: true })
  const { data, info } = await painting.catch(throwUnsupported)
  return { bytes: data, type, width: info.width, height: info.height }
}

function throwUnsupported(cause: unknown): never {
  throw new UnsupportedPicture('The picture cannot be read', { cause })
}
