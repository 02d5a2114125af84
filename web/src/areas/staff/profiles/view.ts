import { useSyncExternalStore } from 'react'

import { createChoice } from '../../../lib/remembered-choice.ts'

const choice = createChoice('profilesView', ['cards', 'table'])

/** How a list of people is looked at, as this browser remembers it. */
export function useView() {
  return useSyncExternalStore(choice.subscribe, choice.now)
}

export const chooseView = choice.choose
