import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** Printed by a browser that knows the sheet of paper alone. */
export function onPaper(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false
  return element !== null
}

/** Whatever is mounted, until the test is over. */
export function print() {
  const sheet = readFileSync(join(import.meta.dirname, '../styles/print.css'), 'utf8')
  const style = document.createElement('style')
  // What is looked at here is a screen.
  style.textContent = sheet.replace('@media print', '@media screen').replace(/@page \{[^}]*\}/, '')
  document.head.replaceChildren(style)
  // A hook of this module would be one of the first file alone that a worker runs with it.
  onTestFinished(() => document.head.replaceChildren())
}
