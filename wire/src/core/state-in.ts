/** What somebody typed as their state, as it is mostly written: "wa", "W.A." and "Western Australia" are WA. */
export function stateSaid(typed: string): string {
  return stateIn(typed) ?? typed
}

/** "Boulder, WA", as far as it is said. */
export function homeInWords({ suburb, state }: Home, between = ', '): string {
  return [suburb, state && stateSaid(state)].filter(Boolean).join(between)
}

interface Home {
  readonly suburb: string | null
  readonly state: string | null
}

/** The state that a written place names last: places come before their state. */
export function stateIn(location: string): string | undefined {
  const parts = location.replaceAll('.', '').split(',')
  return parts.map(stateOfPart).findLast((state) => state !== undefined)
}

/** In capitals it is a state wherever it stands: "WA – Pilbara". */
function stateOfPart(part: string): string | undefined {
  const withoutPostcode = part.trim().replace(/\s*\d{4}$/, '')
  return (
    statesByEnding.find(([ending]) => ending.test(withoutPostcode))?.[1] ??
    /\b(?:WA|NT|SA|QLD|NSW|ACT|VIC|TAS)\b/.exec(part)?.[0]
  )
}

/**
 * What a part of an address ends with when it names a state, before its postcode. A street, a mount and a
 * port Victoria stand in every state: alone it is the state.
 */
const statesByEnding: readonly (readonly [RegExp, string])[] = [
  [/\b(?:WA|western australia)$/i, 'WA'],
  [/\b(?:NT|northern territory)$/i, 'NT'],
  [/\b(?:SA|south australia)$/i, 'SA'],
  [/\b(?:QLD|queensland)$/i, 'QLD'],
  [/\b(?:NSW|new south wales)$/i, 'NSW'],
  [/\b(?:ACT|australian capital territory)$/i, 'ACT'],
  [/(?:\bVIC|^victoria)$/i, 'VIC'],
  [/\b(?:TAS|tasmania)$/i, 'TAS'],
]
