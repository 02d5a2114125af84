import type { Cycle, Roster, Stretch } from './roster.ts'

/** A roster in few words that leave no doubt: reading them gives the same roster. */
export function printRoster(roster: Roster): string {
  switch (roster.kind) {
    case 'even time':
      return 'Even time'
    case 'week':
      return `${roster.first} to ${roster.last}`
    case 'share':
      return `${roster.on} day ${roster.period}`
    case 'cycle':
      return printCycle(roster)
  }
}

/** "8 days on, 6 off, then 7 on, 7 off", or "7 days, 7 nights, 7 off" where nights are told apart. */
function printCycle({ stretches }: Cycle): string {
  const hasNights = stretches.some(({ shift }) => shift === 'nights')
  return stretches.map(hasNights ? printShift : printOnOrOff).join(', ')
}

function printShift({ shift, length }: Stretch): string {
  const isPlural = shift === 'days' || shift === 'nights'
  return `${length} ${isPlural && length === 1 ? shift.slice(0, -1) : shift}`
}

/** The first number says that all of them count days. */
function printOnOrOff({ shift, length }: Stretch, index: number): string {
  if (index === 0) return `${length} ${length === 1 ? 'day' : 'days'} on`
  return shift === 'off' ? `${length} off` : `then ${length} on`
}
