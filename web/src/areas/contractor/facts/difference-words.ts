import type { FactDifference } from '@headframe/wire'

import { factInWords } from './fact-kinds.ts'

export const toldAs: Record<FactDifference['is'], string> = {
  new: 'New',
  different: 'Different',
  gone: 'No longer there',
}

/** Who says so, or what the other side would be. */
export function saysOf({ is, stands, otherwise, is_yours }: FactDifference): string {
  if (!stands) {
    return is === 'new'
      ? 'Hidden. Your new resume says so.'
      : 'Not on your profile any more. Your resume before said so.'
  }
  if (!otherwise) {
    return is === 'new' ? 'Your new resume says so.' : 'You say so. Your new resume does not.'
  }
  const says = factInWords(otherwise)
  return is_yours ? `Your new resume says: ${says}` : `Your resume before said: ${says}`
}

/** What a press makes the profile say. */
export function pickOf({ is, stands, otherwise, is_yours }: FactDifference): string {
  if (!otherwise) return is === 'new' ? 'Hide it' : 'Take it off'
  if (!stands) return is === 'new' ? 'Show it' : 'Keep it'
  return is_yours ? 'Use the new resume’s' : 'Keep the former'
}
