import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoContractors } from '../people/demo-contractors.ts'
import { drawPortrait } from './draw-portrait.ts'

const people = demoContractors(24, { now: new Date('2026-11-21T00:00:00Z') }).map(
  ({ person }) => person,
)

test('a portrait is a square JPEG of 512 pixels, and always the same one', async () => {
  for (const person of people.slice(0, 4)) {
    const portrait = await drawPortrait(person)

    const { format, width, height } = await sharp(portrait).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 512 })
    expect(await drawPortrait(person)).toEqual(portrait)
  }
})

test('no two people look the same', async () => {
  const portraits = await Promise.all(people.map(drawPortrait))

  expect(new Set(portraits.map((portrait) => portrait.toString('base64'))).size).toBe(people.length)
})
