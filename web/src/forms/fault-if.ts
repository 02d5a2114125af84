import type { Faults } from '@headframe/wire'

/** One rule of a screen: the text is told at the field while the rule is broken. */
export function faultIf(isBroken: boolean, field: string, text: string): Faults {
  return isBroken ? { [field]: text } : {}
}
