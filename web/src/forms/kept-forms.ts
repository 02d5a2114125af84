import { readOfTab, storeOfTab } from '../calls/storage.ts'

/** Counted up when this build would take something for what an earlier one did not mean by it. */
const version = 1

/** Keeps what a form holds in this tab; undefined when there is nothing to keep any more. */
export function keepForm(key: string, content: unknown): void {
  storeOfTab(key, content === undefined ? undefined : JSON.stringify({ version, content }))
}

/** What is kept of a form, unless another build has kept it in its own way. */
export function findKeptForm(key: string): unknown {
  const text = readOfTab(key)
  if (text === undefined) return undefined
  try {
    const kept = Object(JSON.parse(text)) as Record<string, unknown>
    return kept['version'] === version ? kept['content'] : undefined
  } catch {
    return undefined
  }
}

/** Whether something kept has the fields of this form, and no others. Rows of a list are not looked into. */
export function isShapedLike<Values>(kept: unknown, form: Values): kept is Values {
  return kind(kept) === 'fields' && isLike(kept, form)
}

/** The same for a part of a form's fields. */
export function isPartOf<Values extends object>(
  kept: unknown,
  form: Values,
): kept is Partial<Values> {
  return (
    kind(kept) === 'fields' &&
    Object.entries(Object(kept)).every(
      ([name, value]) => name in form && isLike(value, form[name as keyof Values]),
    )
  )
}

function isLike(kept: unknown, like: unknown): boolean {
  // A field that begins without a value may hold any, or none.
  if (like === undefined || like === null) return true
  if (kind(kept) !== kind(like)) return false
  if (kind(like) !== 'fields') return true

  const [found, wanted] = [Object(kept), Object(like)] as Record<string, unknown>[]
  if (!found || !wanted) return false
  return (
    Object.keys(found).every((name) => name in wanted) &&
    Object.keys(wanted).every((name) => isLike(found[name], wanted[name]))
  )
}

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'rows'
  return typeof value === 'object' && value !== null ? 'fields' : typeof value
}
