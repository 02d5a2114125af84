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
 * so those of the whole state are meant, beside all that name the town; or those of the place that is named as
 * well, as in "fifo pilbara ex perth".
 */
export function flownFromHome(chips: readonly Chip[]): Chip[] {
  const isFlown = chips.some(
    (chip) => chip.kind === 'arrangement' && chip.arrangement === 'fifo' && !chip.isNot,
  )
  if (!isFlown) return [...chips]
  const isElsewhere = chips.some((chip) => chip.kind === 'place' && !homeOf(chip))
  return chips.map((chip) => {
    const home = chip.kind === 'place' ? homeOf(chip) : undefined
    if (chip.kind !== 'place' || !home) return chip
    const { town, state } = home
    return isElsewhere
      ? { ...chip, isHomeAlone: true, label: `From ${town}` }
      : { ...chip, flownTo: state, label: `From ${town} to all of ${state}` }
  })
}

function homeOf({ place, isNear }: Extract<Chip, { kind: 'place' }>) {
  // "Brisbane City QLD 4000", "Gold Coast, QLD".
  const town = place.label.replace(/(?: City)?,? [A-Z]{2,3}(?: \d{4})?$/, '')
  const state = homesOfCrews[town]
  return isNear || state === undefined || state !== place.state ? undefined : { town, state }
}
