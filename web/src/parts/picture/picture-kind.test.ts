import { expect, test } from 'vitest'

import { pictureKindOf } from './picture-kind.ts'

const file = (...bytes: (number | string)[]) =>
  new Blob(bytes.map((one) => (typeof one === 'number' ? new Uint8Array([one]) : one)))

test.each([
  ['jpeg', file(0xff, 0xd8, 0xff, 0xe0, 'whatever follows')],
  ['png', file(0x89, 'PNG\r\n', 0x1a, '\n', 'IHDR')],
  ['webp', file('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['heic', file(0, 0, 0, 24, 'ftypheic')],
] as const)('%s is known by its first bytes', async (kind, picture) => {
  expect(await pictureKindOf(picture)).toBe(kind)
})

test.each([
  ['a PDF', file('%PDF-1.7')],
  ['a drawing', file('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a moving picture', file('GIF89a')],
  ['a film', file(0, 0, 0, 24, 'ftypisom')],
  ['nothing', file()],
])('%s is no picture that we take', async (_, other) => {
  expect(await pictureKindOf(other)).toBeUndefined()
})
