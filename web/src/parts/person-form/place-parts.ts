import type { australianStates, Place } from '@headframe/wire'

import type { PersonValues } from './person-values.ts'

const stateNames: Readonly<Record<string, (typeof australianStates)[number]>> = {
  'new south wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'western australia': 'WA',
  'south australia': 'SA',
  tasmania: 'TAS',
  'australian capital territory': 'ACT',
  'northern territory': 'NT',
}

type AddressParts = Pick<PersonValues, 'address' | 'suburb' | 'state' | 'post_code'>

/**
 * The parts of a label such as "12 Smith Street, Newman WA 6753", or of one with a comma between
 * all of them; nothing for a place without a post code, such as a region.
 */
export function partsOfPlace({ label, state, kind }: Place): AddressParts | undefined {
  const [, front, postCode] = /^(.+?)[\s,]+(\d{4})$/.exec(label.trim()) ?? []
  if (!front || !postCode) return undefined

  const { rest, isApart } = takeStateOff(front, state)
  const parts = rest.split(',').map((part) => part.trim())
  if (kind !== 'address') {
    return { address: '', suburb: parts[0] ?? '', state: state ?? '', post_code: postCode }
  }
  // Where the state stands apart, districts and cities follow the suburb.
  const at = isApart ? endOfStreet(parts) : parts.length - 1
  return {
    address: joinStreet(parts.slice(0, at)),
    suburb: parts[at] ?? '',
    state: state ?? '',
    post_code: postCode,
  }
}

function takeStateOff(front: string, state: string | null): { rest: string; isApart: boolean } {
  const [, before, separator = '', last = ''] = /^(.+?)([\s,]+)([\p{L} ]+)$/u.exec(front) ?? []
  if (before && separator.includes(',') && stateNames[last.toLowerCase()])
    return { rest: before, isApart: true }
  return { rest: front.replace(new RegExp(`\\s+${state ?? ''}$`), ''), isApart: false }
}

function endOfStreet(parts: readonly string[]): number {
  return isNumber(parts[0]) ? 2 : 1
}

function joinStreet(parts: readonly string[]): string {
  const [first, ...others] = parts
  return isNumber(first) ? [first, others.join(', ')].join(' ') : parts.join(', ')
}

function isNumber(part = ''): boolean {
  return /^[\d/-]+[a-z]?$/i.test(part)
}
