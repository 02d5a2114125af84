/** The browser's storage, which may be blocked or full: what it cannot keep is kept until the page is left. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The caller holds the value in memory as well.
  }
}

/** What is kept for this tab alone: it outlives a reload and ends with the tab. */
export function readOfTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function storeOfTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The page itself still has it.
  }
}

/** Under names that begin so lies what somebody was typing when their session ended. */
export const typedWords = 'typed:'

/** Whatever this tab keeps under names that begin so. */
export function allOfTab(beginning: string): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(sessionStorage).filter(([key]) => key.startsWith(beginning)),
    )
  } catch {
    return {}
  }
}

/** Forgets whatever this tab keeps under names that begin so. */
export function dropOfTab(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(beginning)) sessionStorage.removeItem(key)
  } catch {
    // What could not be reached was not kept either.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What could not be reached was not kept either.
  }
}

/** Under names that begin so lies what this browser remembers of what somebody has looked at. */
export const seenThings = 'seen:'

/** Forgets whatever this browser keeps under names that begin so. */
export function dropStored(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(beginning)) localStorage.removeItem(key)
  } catch {
    // What could not be reached was not kept either.
  }
}
