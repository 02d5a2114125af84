import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@headframe/wire'

/**
 * Whoever tells what they saw of a field does not change it over a colleague who has changed it since. What stands as
 * it is sent was sent before, or is what the colleague has written as well: nothing is lost by it.
 */
export function mustStandAsSeen<Fields extends object>(
  standing: Fields,
  seen: Partial<Fields>,
  sent: Partial<Fields>,
): void {
  const names = Object.keys(seen) as (keyof Fields)[]
  const isLost = (name: keyof Fields) =>
    sent[name] !== undefined &&
    seen[name] !== undefined &&
    !isDeepStrictEqual(standing[name], seen[name]) &&
    !isDeepStrictEqual(standing[name], sent[name])
  if (names.some(isLost)) throw new Refusal('CHANGED_ELSEWHERE')
}
