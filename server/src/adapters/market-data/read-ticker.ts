// Letters are matched before they are made capitals: "ß" would become "SS".
const written = /^(?:asx:\s*)?([a-z0-9]{1,12})(?:\.(?:ax|asx))?$/i

/** The bare symbol of "asx:bhp", "BHP.AX" or " bhp "; nothing for what cannot be a ticker of the ASX. */
export function readTicker(text: string): string | undefined {
  return written.exec(text.trim())?.[1]?.toUpperCase()
}
