import * as z from 'zod/mini'
import { sizes } from '../options.ts'
import { passwordMax, passwordMin } from './password-length.ts'

export { passwordMax, passwordMin }

/** Told wherever a value is of the wrong kind and the form has no words of its own. */
export const notUnderstood = 'Please enter a valid value.'

export const tooLong = (max: number) => `Must be ${max} characters or fewer`
export const notNegative = 'Must be 0 or more'
export const numberTooLarge = 'Must be a smaller number'
export const tooMany = (max: number) => `Must be ${max} entries or fewer`

// What cannot be seen (C) would make two addresses of one.
const emailPattern =
  /^[^\s\p{C}@<>(),;:"\\[\]]+@(?:[^\s\p{C}@<>(),;:"\\[\].]+\.)+[^\s\p{C}@<>(),;:"\\[\].]+$/u

/** One line of text, trimmed; empty and missing are the same. */
export function text(required: string, max = 255, overlong = tooLong(max)) {
  return z.pipe(
    z.transform(asLine),
    z.string({ error: required }).check(z.minLength(1, required), z.maxLength(max, overlong)),
  )
}

export function optionalText(max = 255, overlong = tooLong(max)) {
  return z.pipe(
    z.transform(asLine),
    z.string({ error: notUnderstood }).check(z.maxLength(max, overlong)),
  )
}

/** Several lines of text, which keep their line feeds. */
export function paragraph(required: string, max: number = sizes.paragraphLength) {
  return z.pipe(
    z.transform(asLines),
    z.string({ error: required }).check(z.minLength(1, required), z.maxLength(max, tooLong(max))),
  )
}

export function optionalParagraph(max: number = sizes.paragraphLength) {
  return z.pipe(
    z.transform(asLines),
    z.string({ error: notUnderstood }).check(z.maxLength(max, tooLong(max))),
  )
}

/** One of a few texts; anything else is as good as missing. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  required: string,
) {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim() : (value ?? ''))),
    z.enum(options, required),
  )
}

/** An id, an id as text, or a name: which one it is can only be looked up. */
export const named = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : (value ?? ''))),
  z.string(notUnderstood).check(z.trim()),
)

/** An address as it is compared and kept: trimmed, in lower case, full-width letters as plain ones. */
export function plainAddress(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}

/** Also when one of them is no address at all, or no text: that is another fault. */
export function isSameAddress(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return plainAddress(one) === plainAddress(other)
}

/** An address, read as it is kept. */
export function email(required: string, malformed = required) {
  return z.pipe(
    z.transform((value) => asAddress(asLine(value))),
    z
      .string({ error: required })
      .check(
        z.minLength(1, required),
        z.maxLength(254, tooLong(254)),
        z.regex(emailPattern, malformed),
      ),
  )
}

/** An address, read as it is kept, or none. */
export function optionalEmail(malformed: string) {
  return z.pipe(
    z.transform((value) => asAddress(asLine(value))),
    z.string({ error: malformed }).check(
      z.maxLength(254, tooLong(254)),
      z.refine((value) => value === '' || emailPattern.test(value), malformed),
    ),
  )
}

/** What somebody signs in with: whatever was typed, compared like an address. */
export function loginName(required: string) {
  return z.pipe(
    z.transform((value) => asAddress(asLine(value))),
    z.string({ error: required }).check(z.minLength(1, required), z.maxLength(254, tooLong(254))),
  )
}

/** A password that is being chosen. Passwords are never trimmed. */
export function newPassword(required: string, tooShort = required) {
  return z
    ._default(z.string({ error: required }), '')
    .check(
      z.minLength(1, required),
      z.minLength(passwordMin, tooShort),
      z.maxLength(passwordMax, tooLong(passwordMax)),
    )
}

/** A password that is being checked. */
export function password(required: string) {
  return z
    ._default(z.string({ error: required }), '')
    .check(z.minLength(1, required), z.maxLength(passwordMax, tooLong(passwordMax)))
}

/** Marks a value that no screen of ours ever leaves out: without it the request is not understood at all. */
export const parameterMissing = 'This parameter is missing.'

/** An id or token. One of the wrong form is simply unknown, so only its absence is refused. */
export const parameter = z
  .string({ error: parameterMissing })
  .check(z.minLength(1, parameterMissing))

/** An address that ends in `&lat=` names no place. */
export function optionalParameter<S extends z.ZodMiniType>(field: S) {
  return z.optional(
    z.pipe(
      z.transform((value): unknown => (value === '' ? undefined : value)),
      z.optional(field),
    ),
  )
}

/** Digits as an id is written: without anything before the first that counts. */
export const isIdText = (typed: string) => /^(?:0|[1-9]\d{0,8})$/.test(typed)

/** A whole number in an address; anything else is an id that nothing has. */
export const numericId = z.pipe(
  z.transform((value) => {
    if (value === undefined || value === '') return value
    return typeof value === 'string' && isIdText(value) ? Number(value) : -1
  }),
  z.int(),
)

/** Seconds since 1970. */
export const instant = z.int()

export const namedId = z.object({ id: z.int(), name: z.string() })

function asLine(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? visible(value.replaceAll(/[\t\r\n]+/g, ' ').trim()) : value
}

function asLines(value: unknown): unknown {
  return typeof value === 'string' ? visible(value.replaceAll('\r\n', '\n').trim()) : (value ?? '')
}

/** A text of nothing but signs that nobody sees is none. */
export function visible(said: string): string {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(said) ? '' : said
}

function asAddress(value: unknown): unknown {
  return typeof value === 'string' ? plainAddress(value) : value
}

/** The bytes of a file: a Blob in the browser, a Uint8Array on the server. */
export const fileBytes = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Blob || value instanceof Uint8Array,
)
