import type { AlertFrequency } from '@headframe/wire'

export const frequencies = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
] as const

/** What follows from a choice, once it is saved. */
export function toldOfSaving(frequency: AlertFrequency, isMailOn: boolean): string {
  return isMailOn || frequency === 'off' ? toldWhen[frequency] : `Search saved. ${noMail}`
}

/** Of a search that has a frequency, and of which nobody hears all the same. */
export const noMail = 'No mail goes out: mails are off for all of your saved searches.'

const toldWhen: Record<AlertFrequency, string> = {
  instant: 'Search saved. New jobs are mailed to you within minutes.',
  daily: 'Search saved. New jobs are mailed to you each morning.',
  weekly: 'Search saved. New jobs are mailed to you on Monday mornings.',
  off: 'Search saved, without mails.',
}
