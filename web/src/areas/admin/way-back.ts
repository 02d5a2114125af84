import { productKey } from '@headframe/wire'

import {
  allOfTab,
  readStored,
  removeStored,
  store,
  storeOfTab,
  typedWords,
} from '../../calls/storage.ts'
import { safePath } from '../../lib/redirect.ts'

const key = `${productKey}AdminWayBack`
const typedKey = `${productKey}AdminTyped`
/** Under names that begin so lies what an administrator was typing. */
const typedHere = `${typedWords}admin`

/** The link in the mail opens in a tab of its own, so the way back waits in the browser, with what was typed. */
export function keepWayBack(path: string | undefined): void {
  keep(key, path)
  const typed = Object.entries(allOfTab(typedHere))
  keep(typedKey, path && typed.length > 0 ? JSON.stringify(typed) : undefined)
}

export function takeWayBack(): string | undefined {
  const path = safePath(readStored(key))
  removeStored(key)
  for (const [name, content] of typedBefore()) storeOfTab(name, content)
  removeStored(typedKey)
  return path
}

function keep(name: string, text: string | undefined): void {
  if (text) store(name, text)
  else removeStored(name)
}

/** Whatever lies in the browser may be of another build. */
function typedBefore(): [string, string][] {
  try {
    return (JSON.parse(readStored(typedKey) ?? '[]') as unknown[]).filter(isTyped)
  } catch {
    return []
  }
}

function isTyped(entry: unknown): entry is [string, string] {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    entry.every((text) => typeof text === 'string') &&
    String(entry[0]).startsWith(typedHere)
  )
}
