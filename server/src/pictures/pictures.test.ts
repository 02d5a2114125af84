import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  aMovingPicture,
  aPicture,
  bandsOf,
  blue,
  bombOf,
  pngChunk,
  pngOf,
  red,
  svg,
  white,
  withSecrets,
  secrets,
  type Colour,
} from './picture-samples.ts'
import {
  logoPicture,
  PictureTooLarge,
  pictureTypeOf,
  profilePicture,
  UnsupportedPicture,
  type Picture,
} from './pictures.ts'

describe('a profile picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'from a %s is a square JPEG of 512 pixels',
    async (type) => {
      const picture = await profilePicture(await aPicture(type, { width: 900, height: 600 }))

      expect(picture).toMatchObject({ type: 'image/jpeg', width: 512, height: 512 })
      expect(await sharp(picture.bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 512,
        height: 512,
      })
    },
  )

  test('is the middle of the picture when nothing was cut out', async () => {
    const picture = await profilePicture(await bandsOf([red, blue, red]))

    expect(await distance(picture, 256, 256, blue)).toBeLessThan(12)
    expect(await distance(picture, 20, 256, blue)).toBeLessThan(12)
  })

  test('is what was cut out when something was', async () => {
    const [whole, cut] = [
      await bandsOf([red, blue, red]),
      await aPicture('png', { background: red }),
    ]

    const picture = await profilePicture(whole, cut)

    expect(await distance(picture, 256, 256, red)).toBeLessThan(12)
  })

  test('stands upright when the camera was held on its side', async () => {
    const onItsSide = await sharp(await bandsOf([red, blue]))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

    const picture = await profilePicture(onItsSide)

    expect(await distance(picture, 256, 40, red)).toBeLessThan(12)
    expect(await distance(picture, 256, 470, blue)).toBeLessThan(12)
  })

  test('has paper behind what was see-through', async () => {
    const glass = await aPicture('png', { background: { ...red, alpha: 0 } })

    expect(await distance(await profilePicture(glass), 256, 256, white)).toBeLessThan(12)
  })

  test('is refused when what was cut out is no picture, and when the original is none', async () => {
    const good = await aPicture('jpeg')

    await expect(profilePicture(good, Buffer.from(svg))).rejects.toThrow(UnsupportedPicture)
    await expect(profilePicture(Buffer.from(svg), good)).rejects.toThrow(UnsupportedPicture)
  })
})

describe('a logo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'stays a %s, in its proportions, at most 1000 pixels long',
    async (type) => {
      const logo = await logoPicture(await aPicture(type, { width: 1600, height: 400 }))

      expect(logo).toMatchObject({ type: `image/${type}`, width: 1000, height: 250 })
      expect(pictureTypeOf(logo.bytes)).toBe(`image/${type}`)
    },
  )

  test('that is small stays as small as it is', async () => {
    const logo = await logoPicture(await aPicture('png', { width: 120, height: 80 }))

    expect(logo).toMatchObject({ width: 120, height: 80 })
  })

  test('from a camera with a wider range of colours keeps its colours', async () => {
    const logo = await logoPicture(await withSecrets('png'))

    expect(await distance(logo, 100, 100, red)).toBeLessThan(4)
  })

  test.each(['png', 'webp'] as const)('as %s stays see-through', async (type) => {
    const logo = await logoPicture(await aPicture(type, { background: { ...red, alpha: 0 } }))

    expect((await sharp(logo.bytes).stats()).isOpaque).toBe(false)
  })
})

describe.each([
  ['a profile picture', profilePicture],
  ['a logo', logoPicture],
])('%s', (_, make) => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'from a %s carries nothing but pixels',
    async (type) => {
      const telling = await withSecrets(type)
      expect(await sharp(telling).metadata()).toMatchObject({
        exif: expect.any(Buffer),
        xmp: expect.any(Buffer),
        icc: expect.any(Buffer),
      })

      const { bytes } = await make(telling)

      expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
      const { exif, iptc, xmp, icc, comments, orientation } = await sharp(bytes).metadata()
      expect({ exif, iptc, xmp, icc, comments, orientation }).toEqual({})
    },
  )

  test('does not take over what was noted in it', async () => {
    const jpeg = await aPicture('jpeg')
    const note = Buffer.from('\xff\xfe\x00\x0eCANARY-owner', 'latin1')
    const noted = Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)])

    const png = await aPicture('png')
    const author = pngChunk('tEXt', Buffer.from('Author\0CANARY-owner'))
    const authored = Buffer.concat([png.subarray(0, 33), author, png.subarray(33)])

    expect((await make(noted)).bytes.includes('CANARY')).toBe(false)
    expect((await make(authored)).bytes.includes('CANARY')).toBe(false)
  })

  test('does not take over what was hidden behind the picture', async () => {
    const polyglot = Buffer.concat([
      await aPicture('jpeg'),
      Buffer.from('PK\x03\x04<script>alert(1)</script>CANARY-7c1'),
    ])

    const { bytes } = await make(polyglot)

    expect(bytes.includes('CANARY')).toBe(false)
    expect(bytes.includes('<script>')).toBe(false)
  })

  test('that pretends to be 256 megapixels is refused at once', async () => {
    const begun = performance.now()

    await expect(make(bombOf(16_000, 16_000))).rejects.toThrow(PictureTooLarge)

    expect(performance.now() - begun).toBeLessThan(200)
  })

  test('of forty megapixels is taken, of one row more it is refused', async () => {
    const edge = await aPicture('png', { width: 8000, height: 5000 })
    const beyond = await aPicture('png', { width: 8000, height: 5001 })

    expect(pictureTypeOf((await make(edge)).bytes)).toBeDefined()
    await expect(make(beyond)).rejects.toThrow(PictureTooLarge)
  })

  test('of too much memory is refused by its head, whatever its area', async () => {
    const background = { r: 9, g: 9, b: 9 }
    const ground = { create: { width: 5000, height: 5000, channels: 3, background } } as const
    const greedy = [
      bombOf(6000, 6200, { isInterlaced: true }),
      bombOf(6000, 4600, { isInterlaced: true, hasAlpha: true }),
      bombOf(4000, 3500, { isInterlaced: true, hasAlpha: true, bits: 16 }),
      bombOf(16_385, 1),
      await sharp(ground).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      await sharp({ create: { ...ground.create, width: 5600 } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    ]
    for (const picture of greedy) await expect(make(picture)).rejects.toThrow(PictureTooLarge)
  })

  test('from a moving picture stands still', async () => {
    const still = await make(await aMovingPicture())

    expect((await sharp(still.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    expect(await distance(still, 10, 10, red)).toBeLessThan(12)
  })

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG behind white space', () => Buffer.from(` \n${svg}`)],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['only the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff', 'latin1')],
    ['only the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    [
      'an SVG after the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]),
    ],
    ['a RIFF that is sound', () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
    ['a WEBP without an image', () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['a PNG without pixels', () => pngOf(10, 10, Buffer.alloc(0))],
  ])('is refused when it is %s', async (_name, bytes) => {
    await expect(make(bytes())).rejects.toThrow(UnsupportedPicture)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('is refused when a %s breaks off', async (type) => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .toFormat(type)
      .toBuffer()

    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toThrow(UnsupportedPicture)
  })
})

test('a logo of sixteen bits is kept in eight', async () => {
  const deep = await sharp(await aPicture('png'))
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' })

  const { bytes } = await logoPicture(deep)
  expect(await sharp(bytes).metadata()).toMatchObject({ depth: 'uchar' })
})

test('the type of a picture is told by its content, whatever it is called', async () => {
  expect(pictureTypeOf(await aPicture('webp'))).toBe('image/webp')
  expect(pictureTypeOf(await aPicture('png'))).toBe('image/png')
  expect(pictureTypeOf(await aPicture('jpeg'))).toBe('image/jpeg')
  expect(pictureTypeOf(Buffer.from('logo.png'))).toBeUndefined()
})

/** How far a point is from a colour, at most over red, green and blue. */
async function distance({ bytes }: Picture, left: number, top: number, colour: Colour) {
  const point = sharp(bytes).extract({ left, top, width: 1, height: 1 })
  const [r = -1, g = -1, b = -1] = await point.removeAlpha().raw().toBuffer()
  return Math.max(Math.abs(r - colour.r), Math.abs(g - colour.g), Math.abs(b - colour.b))
}
