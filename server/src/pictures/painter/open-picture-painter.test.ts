import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { residentBytes } from '../../workshop/cage/resident-bytes.ts'
import { aPicture, bombOf, red } from '../picture-samples.ts'
import { PictureTooLarge, UnsupportedPicture } from '../pictures.ts'
import { openPicturePainter } from './open-picture-painter.ts'

const painter = openPicturePainter()
afterAll(() => painter.close())

const paint = (bytes: Buffer, by = painter) => by.paint('somebody', { kind: 'logo', bytes })

/** Of one colour: few bytes, many pixels. */
const wide = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { ...red, alpha: 0.5 } } })

/** Of painters that tests in other files have left to this process. */
const others = new Set(paintersNow())
const childrenNow = () => paintersNow().filter((pid) => !others.has(pid))

function paintersNow(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => told(pid, 'status').includes(`\nPPid:\t${process.pid}\n`))
    .filter((pid) => told(pid, 'cmdline').includes('painter/child.ts'))
}

function told(pid: number, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

test('pictures are painted as before, in a process of its own', async () => {
  expect(await paint(await aPicture('webp'))).toMatchObject({ type: 'image/webp', width: 640 })
  const portrait = { kind: 'portrait', bytes: await aPicture('png') } as const
  expect(await painter.paint('somebody', portrait)).toMatchObject({ width: 512, height: 512 })
  await expect(paint(Buffer.from('GIF89a'))).rejects.toThrow(UnsupportedPicture)
  await expect(paint(bombOf(30_000, 30_000))).rejects.toThrow(PictureTooLarge)
})

describe.runIf(process.platform === 'linux')('memory', () => {
  const megabyte = 1_000_000

  test.each([
    ['an interlaced PNG', () => wide(6000, 6000).png({ progressive: true })],
    ['a PNG of 16 bits', () => wide(7000, 5600, 4).toColourspace('rgb16').png()],
    ['a progressive JPEG', () => wide(6000, 6000).jpeg({ progressive: true })],
    ['a WEBP without loss', () => wide(5200, 5200, 4).webp({ lossless: true, effort: 0 })],
  ])('of the child stays within 150 MB for %s of many pixels', async (_kind, make) => {
    const bytes = await make().toBuffer()
    await paint(await aPicture('png'))
    const [child] = childrenNow()
    const before = residentBytes(child) ?? 0
    let most = 0
    const looks = setInterval(() => (most = Math.max(most, residentBytes(child) ?? 0)), 2)

    const painted = await paint(bytes)
    clearInterval(looks)

    expect(painted.width).toBe(1000)
    expect(most - before).toBeLessThan(150 * megabyte)
    expect(childrenNow()).toEqual([child])
  })

  test('is given up beyond its limit, and the next picture is painted', async () => {
    const small = openPicturePainter({ memoryLimitBytes: 2 ** 20 })
    const [large, logo] = [await wide(4000, 4000).png().toBuffer(), await aPicture('png')]
    await expect(paint(large, small)).rejects.toThrow(PictureTooLarge)
    await small.close()
    expect(await paint(logo)).toMatchObject({ width: 640 })
  })
})

describe.runIf(process.platform === 'linux')('a child that is ended', () => {
  test('for its time has met a picture that takes too much', async () => {
    const hasty = openPicturePainter({ timeLimitMs: 1 })
    await expect(paint(await wide(4000, 4000).png().toBuffer(), hasty)).rejects.toThrow(
      PictureTooLarge,
    )
    await hasty.close()
  })

  test('by somebody else is replaced, and nobody notices', async () => {
    await paint(await aPicture('png'))
    const [child] = childrenNow()
    const painting = paint(await wide(6000, 6000).png().toBuffer())
    process.kill(child ?? 0, 'SIGKILL')

    expect(await painting).toMatchObject({ width: 1000 })
    expect(childrenNow()).not.toContain(child)
  })

  test('holds little memory when it is idle, and ends with its painter', async () => {
    const before = new Set(childrenNow())
    const another = openPicturePainter()
    await paint(await wide(6000, 6000).png({ progressive: true }).toBuffer(), another)
    const [child] = childrenNow().filter((pid) => !before.has(pid))

    expect(residentBytes(child)).toBeLessThan(160 * 2 ** 20)
    await another.close()
    expect(childrenNow()).not.toContain(child)
  })
})
