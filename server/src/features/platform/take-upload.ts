import type { platform } from '@headframe/wire'
import { Refusal, sizes, words } from '@headframe/wire'
import { insertLogo } from '../../market/companies/logos.ts'
import { PictureTooLarge, UnsupportedPicture } from '../../pictures/pictures.ts'
import { putFile, takeBack } from '../../kit/files/stored-files.ts'
import { findOpenTicket, spendTicket } from '../../kit/files/upload-tickets.ts'
import type { Context, Prepared, UseCase } from '../../kit/use-case.ts'

type Upload = typeof platform.upload
type Ticket = NonNullable<Awaited<ReturnType<typeof findOpenTicket>>>

export const findTicket = async (
  { reading, now }: Context<Upload>,
  { ticket = '' }: { ticket?: string },
): Promise<Prepared<Ticket>> => {
  const open = await findOpenTicket(reading, ticket, now)
  if (!open) throw new Refusal('NOT_FOUND')
  return { subject: open }
}

/** The picture is made anew from its pixels, so nothing else that was sent is ever kept or shown. */
export const takeUpload: UseCase<Upload, Ticket> = async (
  { db, now, world },
  { ticket, bytes },
  { owner },
) => {
  const sent = bytes instanceof Blob ? Buffer.from(await bytes.arrayBuffer()) : Buffer.from(bytes)
  if (sent.length > sizes.logoBytes) throw new Refusal('TOO_LARGE')
  const logo = await world.pictures.paint(owner, { kind: 'logo', bytes: sent }).catch(toRefusal)

  const file = await putFile(world, logo.bytes, logo.type)
  const promised = await spendTicket(db, ticket, now)
  if (!promised) {
    await takeBack(world, file)
    throw new Refusal('NOT_FOUND')
  }
  await insertLogo(db, file, { ...promised, now })
  return { success: true }
}

function toRefusal(error: unknown): never {
  if (error instanceof UnsupportedPicture) throw new Refusal('UNSUPPORTED_TYPE', { cause: error })
  if (error instanceof PictureTooLarge) {
    throw new Refusal('TOO_LARGE', { text: words.logoTooManyPixels, cause: error })
  }
  throw error
}
