import type { ReadField, ReviewedField } from '@headframe/wire'

import type { Tone } from '../../../ui/tone.ts'

export const fieldNames: Readonly<Record<ReviewedField, string>> = {
  full_name: 'Full name',
  current_role: 'Current role',
  current_company: 'Current company',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin_url: 'LinkedIn',
  visa: 'Visa status',
}

/** How sure the reader is, in a word and a figure. */
export function confidenceInWords({ value, confidence }: ReadField): { text: string; tone: Tone } {
  if (value === null) return { text: 'Not in the resume', tone: 'neutral' }
  const percent = `${Math.round(confidence * 100)}%`
  if (confidence >= 0.85) return { text: `Sure, ${percent}`, tone: 'gum' }
  if (confidence >= 0.6) return { text: `Likely, ${percent}`, tone: 'info' }
  return { text: `Doubtful, ${percent}`, tone: 'warn' }
}
