import { isTooLongDescription, visible } from '@headframe/wire'
import { plainTextOf, readDelta } from './delta.ts'
import type { Delta } from './delta.ts'
import { findRichHtml } from './rich-html.ts'

interface RichText {
  readonly delta: Delta
  readonly html: string
}

/** A text as it is kept, with the HTML that readers are shown; null where it has no words. */
export function readRichText(sent: unknown): RichText | 'too long' | null {
  const delta = readDelta(sent)
  const text = plainTextOf(delta)
  if (visible(text) === '') return null
  const html = isTooLongDescription(text) ? undefined : findRichHtml(delta)
  return html === undefined ? 'too long' : { delta, html }
}
