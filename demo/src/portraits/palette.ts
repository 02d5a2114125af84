import type { Heritage } from '../people/person.ts'

/** A tone and the shade beside it. */
export interface Tone {
  readonly base: string
  readonly shade: string
}

const skins = {
  porcelain: { base: '#f6d8c2', shade: '#e6b99b' },
  sand: { base: '#eec3a0', shade: '#d8a07a' },
  honey: { base: '#dfa878', shade: '#c48a5a' },
  clay: { base: '#c98d5e', shade: '#ab7146' },
  jarrah: { base: '#a86b43', shade: '#8b5432' },
  umber: { base: '#945b37', shade: '#784727' },
  earth: { base: '#7a4a2d', shade: '#5f3720' },
} as const satisfies Record<string, Tone>

export const skinsOf: Readonly<Record<Heritage, readonly Tone[]>> = {
  northern: [skins.porcelain, skins.porcelain, skins.sand],
  southern: [skins.sand, skins.honey],
  'east asian': [skins.porcelain, skins.sand, skins.honey],
  'south asian': [skins.clay, skins.jarrah, skins.umber],
  pacific: [skins.honey, skins.clay, skins.jarrah],
  african: [skins.umber, skins.earth],
  latin: [skins.sand, skins.honey, skins.clay],
}

const hairs = {
  black: { base: '#1f1a1a', shade: '#0f0c0d' },
  coffee: { base: '#3b261c', shade: '#281812' },
  chestnut: { base: '#6a3d22', shade: '#4e2b17' },
  copper: { base: '#a9532a', shade: '#86401f' },
  straw: { base: '#d2a458', shade: '#b48642' },
  ash: { base: '#a88e6c', shade: '#8b7354' },
} as const satisfies Record<string, Tone>

export const greys: readonly Tone[] = [
  { base: '#8d8680', shade: '#726c67' },
  { base: '#c9c2ba', shade: '#ada69e' },
]

export const hairsOf: Readonly<Record<Heritage, readonly Tone[]>> = {
  northern: [hairs.coffee, hairs.chestnut, hairs.copper, hairs.straw, hairs.straw, hairs.ash],
  southern: [hairs.black, hairs.coffee, hairs.coffee, hairs.chestnut],
  'east asian': [hairs.black, hairs.black, hairs.coffee],
  'south asian': [hairs.black],
  pacific: [hairs.black, hairs.coffee],
  african: [hairs.black],
  latin: [hairs.black, hairs.coffee, hairs.chestnut],
}

/** Skies and ground, from the far edge of the pit to the near one. */
export const grounds = [
  { sky: '#f3ede2', bands: ['#e9dfcd', '#decfb6', '#d1bd9d', '#c2aa86'] },
  { sky: '#f8e6d8', bands: ['#f2cfae', '#e5ad7c', '#d28a51', '#b96c35'] },
  { sky: '#ddece5', bands: ['#c3dcd0', '#a1c5b5', '#7dab99', '#5d9180'] },
  { sky: '#fcefc9', bands: ['#f7dd9a', '#efc865', '#e2b042', '#cd9630'] },
  { sky: '#dfebf3', bands: ['#c4d9e7', '#a0bfd4', '#7ba3be', '#5a87a6'] },
  { sky: '#f4d3b4', bands: ['#c27039', '#a75727', '#8a431c', '#6d3518'] },
  { sky: '#a9cdbf', bands: ['#5f9784', '#457d6b', '#336857', '#2c5e50'] },
  { sky: '#e9c9a6', bands: ['#cfa06a', '#96704f', '#6b5347', '#4a3a38'] },
] as const

export const cloths = {
  navy: { base: '#26384f', shade: '#1a283a' },
  orange: { base: '#f1812f', shade: '#d66a1d' },
  lime: { base: '#dbe04a', shade: '#bfc535' },
  khaki: { base: '#a98f66', shade: '#8e7650' },
  denim: { base: '#4d6f92', shade: '#3b5876' },
  gum: { base: '#2c5e50', shade: '#214a3f' },
  ochre: { base: '#9a4518', shade: '#7e3712' },
  charcoal: { base: '#3c3a3d', shade: '#2b292c' },
  cream: { base: '#f2e7d3', shade: '#dccdb2' },
  white: { base: '#fdfaf4', shade: '#e6dfd2' },
  rose: { base: '#b5655a', shade: '#985045' },
  plum: { base: '#6c3f4c', shade: '#55303b' },
} as const satisfies Record<string, Tone>

export const helmets: readonly Tone[] = [
  { base: '#fbf7ee', shade: '#ddd5c5' },
  { base: '#fbf7ee', shade: '#ddd5c5' },
  { base: '#f4c13d', shade: '#d9a321' },
  { base: '#3f79a8', shade: '#30618a' },
  { base: '#3f8a72', shade: '#2f6f5b' },
  { base: '#e5742f', shade: '#c65d1e' },
  { base: '#b8412f', shade: '#993223' },
]
