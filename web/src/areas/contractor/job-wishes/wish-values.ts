import type { contractorWishes, InputOf, WorkWishes } from '@headframe/wire'

/** Wishes as the fields of the form hold them: figures are text, and an empty one is open. */
export function wishValuesOf(wishes: WorkWishes) {
  const { updated_date: _when, point_of_hire_lat: lat, point_of_hire_lng: lng, ...rest } = wishes
  return {
    ...rest,
    point_of_hire: wishes.point_of_hire ?? '',
    placeOfHire: lat === null || lng === null ? null : { lat, lng },
    max_travel_km: figureText(wishes.max_travel_km),
    longest_swing_days: figureText(wishes.longest_swing_days),
  }
}

export type WishValues = ReturnType<typeof wishValuesOf>

export function inputOfWishes({
  placeOfHire,
  ...values
}: WishValues): InputOf<typeof contractorWishes.save> {
  const hasPlace = values.point_of_hire.trim() !== '' && placeOfHire !== null
  return {
    ...values,
    point_of_hire_lat: hasPlace ? placeOfHire.lat : null,
    point_of_hire_lng: hasPlace ? placeOfHire.lng : null,
    max_travel_km: figureOf(values.max_travel_km),
    longest_swing_days: figureOf(values.longest_swing_days),
  }
}

function figureText(figure: number | null): string {
  return figure === null ? '' : String(figure)
}

/** What is no figure is sent as none that the call would take: its own words tell so. */
function figureOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}
