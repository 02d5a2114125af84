import type { Chip } from './chips.ts'

/** Where crews live and are flown from, to mines of their own state above all. */
const homesOfCrews: Readonly<Record<string, string>> = {
  Adelaide: 'SA',
  Brisbane: 'QLD',
  Bunbury: 'WA',
  Busselton: 'WA',
  Cairns: 'QLD',
  Darwin: 'NT',
  'Gold Coast': 'QLD',
  Mandurah: 'WA',
  Perth: 'WA',
  'Sunshine Coast': 'QLD',
  Townsville: 'QLD',
}

/**
 * Nobody is flown in to Perth: whoever types "fifo perth" lives there. Few postings say where they fly from,
 * so those of the whole state are meant, beside all that name the town.
 */
export function flownFromHome(chips: readonly Chip[]): Chip[] {
  const isFlown = chips.some((chip) => chip.kind === 'arrangement' && chip.arrangement === 'fifo')
  return chips.map((chip) => (isFlown && chip.kind === 'place' ? fromThere(chip) : chip))
}

type PlaceChip = Extract<Chip, { kind: 'place' }>

function fromThere(chip: PlaceChip): PlaceChip {
  // "Brisbane City QLD 4000", "Gold Coast, QLD".
  const town = chip.place.label.replace(/(?: City)?,? [A-Z]{2,3}(?: \d{4})?$/, '')
  const state = homesOfCrews[town]
  if (chip.isNear || state === undefined || state !== chip.place.state) return chip
  return { ...chip, flownTo: state, label: `From ${town} to all of ${state}` }
}
