import * as z from 'zod/mini'
import type { Call, InputOf } from './call.ts'
import { travelsInAddress } from './address.ts'
import { parameterMissing } from './fields.ts'
import type { Faults } from './refusal.ts'
import { Refusal } from './refusal.ts'

export interface Judgement<C extends Call> {
  /** The fields that are sound: all of them when there are no faults. */
  readonly form: Partial<InputOf<C>>
  readonly faults: Faults
  /** True for what no screen of ours can send: a parameter left out, a list where one value belongs. */
  readonly unreadable: boolean
  /** Set when a file is larger than it may be: that is told before anything else. */
  readonly tooLarge: string | undefined
}

/** Judges what was sent to a call, field by field, so that every fault is told at once. */
export function judge<C extends Call>(
  call: C,
  sent: Readonly<Record<string, unknown>>,
): Judgement<C> {
  const form: Record<string, unknown> = {}
  const faults: Faults = {}
  let unreadable = false
  let tooLarge: string | undefined

  for (const [field, schema] of Object.entries(call.input.shape)) {
    const value = Object.hasOwn(sent, field) ? sent[field] : undefined
    const result = z.safeParse(schema, value)
    if (result.success) {
      if (result.data !== undefined) form[field] = result.data
      continue
    }
    for (const issue of result.error.issues) {
      if (issue.code === 'custom' && issue.params?.['tooLarge']) tooLarge ??= issue.message
      faults[[field, ...issue.path].join('.')] ??= issue.message
      unreadable ||=
        travelsInAddress(call, field) ||
        issue.message === parameterMissing ||
        isOfWrongShape(value, issue)
    }
  }

  for (const rule of call.rules ?? []) {
    // What another field was judged to be wrong for does not make this one wrong as well.
    if (!(rule.field in faults) && !rule.holds({ ...sent, ...form })) faults[rule.field] = rule.text
  }

  // Each field was parsed by its own schema, so a form without faults has the whole type.
  return { form: form as Partial<InputOf<C>>, faults, unreadable, tooLarge }
}

/** The form, or the refusal that names every failing field. */
export function mustBeSound<C extends Call>(call: C, judgement: Judgement<C>): InputOf<C> {
  if (Object.keys(judgement.faults).length > 0) {
    throw new Refusal('INVALID', {
      text: textToTell(call, judgement.faults),
      fields: judgement.faults,
    })
  }
  // Without faults nothing is missing from the form.
  return judgement.form as InputOf<C>
}

/** The same for faults that were found apart from a form; the first one is told. */
export function mustBeFaultless(fields: Faults): void {
  const [text] = Object.values(fields)
  if (text !== undefined) throw new Refusal('INVALID', { text, fields })
}

export function textToTell(call: Call, faults: Faults): string {
  if (call.tells) return call.tells
  if (call.firstToTell === 'first field') return firstInOrder(call, faults)
  const texts = Object.values(faults)
  return call.firstToTell?.find((text) => texts.includes(text)) ?? texts[0] ?? ''
}

/** What is wrong with the field that the form asks for first, whoever found it and when. */
function firstInOrder(call: Call, faults: Faults): string {
  const order = Object.keys(call.input.shape)
  const place = (field: string) => order.indexOf(field.split('.', 1)[0] ?? '')
  const [first] = Object.entries(faults).toSorted(([a], [b]) => place(a) - place(b))
  return first?.[1] ?? ''
}

function isOfWrongShape(value: unknown, issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0 || value === undefined || value === null) return false
  // A schema of our own making says what it wants when that is not a single value.
  if (issue.code === 'custom') {
    const wants: unknown = issue.params?.['wants']
    return wants === undefined ? Array.isArray(value) : wants !== shapeOf(value)
  }
  // One of a few values is always a single one.
  if (issue.code === 'invalid_value') return shapeOf(value) !== 'single'
  return issue.code === 'invalid_type' && wantedShape(issue.expected) !== shapeOf(value)
}

function wantedShape(expected: string): 'list' | 'object' | 'single' {
  if (expected === 'array') return 'list'
  return expected === 'object' || expected === 'record' ? 'object' : 'single'
}

function shapeOf(value: unknown): 'list' | 'object' | 'single' {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && !(value instanceof Blob) ? 'object' : 'single'
}

/** One value judged by one field, outside any call. */
export function judgeValue<S extends z.ZodMiniType>(
  field: S,
  value: unknown,
): { value?: z.output<S>; fault?: string } {
  const result = z.safeParse(field, value)
  return result.success ? { value: result.data } : { fault: result.error.issues[0]?.message ?? '' }
}
