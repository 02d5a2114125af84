import * as z from 'zod/mini'
import { notNegative, notUnderstood, numberTooLarge, tooLong, tooMany } from './fields.ts'
import { fromJsonText, listFromJsonText } from './json-text.ts'

/** Values under the names of fields, half typed as they may be. */
export type DraftData = Record<string, unknown>

/** What a draft of a form keeps; whatever else is sent is left out. */
export interface DraftShape {
  /** Fields of one value, each with the most characters that it may have. */
  readonly values: Readonly<Record<string, number>>
  /** Lists; an entry is one value, or a few values with names. They come as they are, or as JSON text. */
  readonly lists: Readonly<Record<string, ListShape>>
}

interface ListShape {
  readonly entries: number
  /** The most characters of one value. */
  readonly length: number
}

/**
 * What was typed so far, under the names of a form. An object, or the same as JSON text.
 * Nothing of it is trimmed or completed; null stands for a field that is to be forgotten.
 */
export function draftDataOf(shape: DraftShape) {
  return z.pipe(
    z.transform((value) => onlyKnown(shape, fromJsonText(value ?? {}))),
    z
      .custom<DraftData>(isDraftData, { error: notUnderstood, params: { wants: 'object' } })
      .check((sent) => {
        for (const [field, value] of Object.entries(Object(sent.value))) {
          const message = faultOf(shape, field, value)
          if (message) sent.issues.push({ code: 'custom', message, path: [field], input: value })
        }
      }),
  )
}

/** The number of the last step that was come to, if it is told. */
export function draftStepUpTo(last: number) {
  const step = z
    .int(notUnderstood)
    .check(z.minimum(0, notNegative), z.maximum(last, numberTooLarge))
  return z.optional(z.pipe(z.transform(asStep), z.optional(step)))
}

function asStep(value: unknown): unknown {
  const isDigits = typeof value === 'string' && /^-?\d{1,9}$/.test(value)
  return isDigits ? Number(value) : (value ?? undefined)
}

/** A draft as it is answered. */
export const registrationDraft = z.object({
  id: z.string(),
  step: z.int(),
  data: z.custom<DraftData>(isDraftData),
})
export type RegistrationDraft = z.output<typeof registrationDraft>

export function isDraftData(value: unknown): value is DraftData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function onlyKnown({ values, lists }: DraftShape, value: unknown): unknown {
  if (!isDraftData(value)) return value
  return Object.fromEntries(
    Object.entries(value).filter(
      ([field]) => Object.hasOwn(values, field) || Object.hasOwn(lists, field),
    ),
  )
}

function faultOf({ values, lists }: DraftShape, field: string, value: unknown): string | undefined {
  const list = lists[field]
  if (!list) return faultOfValue(value, values[field] ?? 0)
  const entries = listFromJsonText(value)
  return Array.isArray(entries) ? faultOfList(entries, list) : notUnderstood
}

function faultOfList(entries: readonly unknown[], list: ListShape): string | undefined {
  if (entries.length > list.entries) return tooMany(list.entries)
  return entries.map((entry) => faultOfEntry(entry, list.length)).find(Boolean)
}

const mostFactsOfAnEntry = 5

function faultOfEntry(entry: unknown, length: number): string | undefined {
  if (typeof entry !== 'object' || entry === null) return faultOfValue(entry, length)
  const facts: unknown[] = Object.values(entry)
  if (facts.length > mostFactsOfAnEntry) return notUnderstood
  return facts.map((fact) => faultOfValue(fact, length)).find(Boolean)
}

function faultOfValue(value: unknown, length: number): string | undefined {
  if (isLongerThan(length, value)) return tooLong(length)
  return typeof value === 'object' && value !== null ? notUnderstood : undefined
}

function isLongerThan(length: number, value: unknown): value is string {
  return typeof value === 'string' && value.length > length
}
