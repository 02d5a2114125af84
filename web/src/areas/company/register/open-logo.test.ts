import { pictureTypes, sizes } from '@headframe/wire'
import { expect, test } from 'vitest'

import { createFormStore } from '../../../forms/form-store.ts'
import { openLogo } from './open-logo.ts'
import { emptyRegistration } from './registration-values.ts'

const beginningOfPng = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

function offer(bytes: BlobPart, type: string = pictureTypes[0]) {
  const upload = openLogo(createFormStore(emptyRegistration), () => undefined)
  upload.take(new File([bytes], 'logo.png', { type }))
  return upload
}

test('a logo has to wait for the draft that it belongs to', async () => {
  expect(await offer(beginningOfPng).settle()).toBe(
    'Missing draft ID – please complete previous step first.',
  )
})

test('a file that only calls itself a picture is refused before anything is asked', async () => {
  expect(await offer('<svg xmlns="http://www.w3.org/2000/svg"/>').settle()).toBe(
    'Unsupported file type (only PNG, JPG, WEBP allowed).',
  )
})

test('two megabytes are the most, to the byte', async () => {
  const oneTooMany = new Uint8Array(sizes.logoBytes + 1)
  oneTooMany.set(beginningOfPng)

  expect(await offer(oneTooMany).settle()).toBe('File too large (max 2MB).')
  expect(await offer(oneTooMany.slice(0, -1)).settle()).not.toBe('File too large (max 2MB).')
})

test('what is cancelled is neither kept nor told', async () => {
  const upload = offer(beginningOfPng)
  upload.cancel()

  expect(upload.status()).toEqual({ is: 'resting' })
  expect(await upload.settle()).toBeUndefined()
})
