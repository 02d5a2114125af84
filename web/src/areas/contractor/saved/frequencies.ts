import type { AlertFrequency } from '@headframe/wire'

export const frequencies = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
] as const

/** What follows from a choice. */
export const toldWhen: Record<AlertFrequency, string> = {
  instant: 'Search saved. New jobs are mailed to you within minutes.',
  daily: 'Search saved. New jobs are mailed to you each morning.',
  weekly: 'Search saved. New jobs are mailed to you on Monday mornings.',
  off: 'Search saved, without mails.',
}
