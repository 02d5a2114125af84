import { fileURLToPath } from 'node:url'
import { Cage } from '../../workshop/cage/cage.ts'
import { ChildKilled, ChildOvercome } from '../../workshop/cage/watch.ts'
import type { Limits } from '../../workshop/cage/watch.ts'
import { FairLine } from '../../workshop/fair-line.ts'
import { PictureTooLarge, UnsupportedPicture } from '../pictures.ts'
import type { Picture } from '../pictures.ts'
import type { Painted, Wish } from './messages.ts'

export interface PicturePainter {
  /**
   * Makes a picture of ours of what was sent. `who` sent it has one place in the line among others.
   * Rejects with `UnsupportedPicture`, `PictureTooLarge` or the refusal of a line that is too long.
   */
  paint(who: string, wish: Wish): Promise<Picture>
  close(): Promise<void>
}

const program = {
  file: fileURLToPath(new URL('child.ts', import.meta.url)),
  heapMiB: 96,
  loadsAddons: true,
  // What was freed goes back at once: the child holds 100 MB between two pictures, not 250.
  environment: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/** Those whose pictures wait, beside the one that is painted: each takes the time of a breath. */
const mostWaiting = 24

/** Paints one picture at a time, in a process of its own: what is decoded there never weighs on calls. */
export function openPicturePainter({
  timeLimitMs = 10_000,
  memoryLimitBytes = 300 * 1024 * 1024,
}: Partial<Limits> = {}): PicturePainter {
  const room = { timeLimitMs, memoryLimitBytes, mostChildren: 1, idleMs: 60_000 }
  const cage = new Cage<Wish, Painted>(program, room)
  const line = new FairLine(mostWaiting)
  return {
    paint: (who, wish) => line.stand(who, async () => pictureIn(await askTwice(cage, wish))),
    close: () => cage.close(),
  }
}

/** A child that somebody else has ended says nothing about the picture. */
async function askTwice(cage: Cage<Wish, Painted>, wish: Wish): Promise<Painted> {
  try {
    return await cage.ask(wish)
  } catch (error) {
    if (error instanceof ChildOvercome) return { refused: 'too large' }
    if (error instanceof ChildKilled) return cage.ask(wish)
    throw error
  }
}

function pictureIn(painted: Painted): Picture {
  if ('picture' in painted) {
    const { buffer, byteOffset, byteLength } = painted.picture.bytes
    return { ...painted.picture, bytes: Buffer.from(buffer, byteOffset, byteLength) }
  }
  throw painted.refused === 'too large'
    ? new PictureTooLarge('It takes too much to be read')
    : new UnsupportedPicture('It cannot be read')
}
