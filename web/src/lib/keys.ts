/**
 * Every key that the product listens to, by what it does: whoever listens takes its keys from here, and
 * so does the sheet that tells of them.
 */
export interface Key {
  /** In lower case, with "shift+" before a letter, or "mod+" for Ctrl, on a Mac ⌘. */
  readonly press: string
  readonly says: string
  /** Pressed once it is done once, however long the key is held. */
  readonly isOnce?: true
}

export type KeyGroup = Readonly<Record<string, Key>>

export const keysEverywhere = {
  palette: { press: 'mod+k', says: 'Go to a screen, a job or a person' },
  sheet: { press: '?', says: 'Show these keys' },
} as const satisfies KeyGroup

export const keysOfApplicants = {
  next: { press: 'j', says: 'Next applicant' },
  previous: { press: 'k', says: 'Previous applicant' },
  nextPending: { press: 'n', says: 'Next who is pending' },
  approve: { press: 'a', says: 'Approve', isOnce: true },
  reject: { press: 'r', says: 'Reject', isOnce: true },
  approveWithWords: { press: 'shift+a', says: 'Approve with words' },
  rejectWithWords: { press: 'shift+r', says: 'Reject with words' },
  undo: { press: 'u', says: 'Undo the last decision', isOnce: true },
  close: { press: 'escape', says: 'Close' },
} as const satisfies KeyGroup

export const keysOfPeople = {
  search: { press: '/', says: 'Search' },
  next: { press: 'arrowdown', says: 'Next person' },
  previous: { press: 'arrowup', says: 'Previous person' },
  note: { press: 'n', says: 'Write a note' },
  pools: { press: 'p', says: 'Choose talent pools' },
} as const satisfies KeyGroup

/** Boxes know the first ones by themselves. */
export const keysOfBoxes = {
  tick: { press: 'space', says: 'Tick the box in focus' },
  tickUpTo: { press: 'shift+space', says: 'Tick all up to it' },
  together: { press: 't', says: 'Go to what can be done with the ticked ones' },
} as const satisfies KeyGroup

const names: Readonly<Record<string, string>> = {
  arrowdown: '↓',
  arrowup: '↑',
  escape: 'Esc',
  shift: 'Shift',
  space: 'Space',
}

/** "Ctrl K", "Shift A", "Esc": as it stands on the keyboard. */
export function keyInWords({ press }: Key, isMac = /mac/i.test(navigator.userAgent)): string {
  return press
    .split('+')
    .map((part) => (part === 'mod' ? (isMac ? '⌘' : 'Ctrl') : (names[part] ?? part.toUpperCase())))
    .join(' ')
}
