import * as z from 'zod/mini'
import type { Listing } from './market-data.ts'

const capKeys = ['market_cap', 'marketCap', 'marketCapitalization']
const nameKeys = ['name', 'companyName', 'displayName']
const momentKeys = ['as_of', 'asOf', 'date', 'updated']

const record = z.record(z.string(), z.unknown())
type Fields = z.output<typeof record>

/**
 * Reads the shapes that providers commonly answer in. Without a figure there is no listing; a figure or a
 * date that cannot be understood throws, since a wrong one would be shown as true.
 */
export function readListing(ticker: string, answer: unknown, now: Date): Listing | undefined {
  const fields = fieldsOf(answer)
  const cap = firstOf(fields, capKeys)
  if (cap === undefined) return undefined

  return {
    ticker,
    name: nameFrom(firstOf(fields, nameKeys)),
    marketCapAud: capFrom(cap),
    asOf: momentFrom(firstOf(fields, momentKeys), now),
  }
}

/** Everything may stand below `data`. */
function fieldsOf(answer: unknown): Fields {
  const whole = record.parse(answer)
  const inner = record.safeParse(whole['data'])
  return inner.success && firstOf(whole, capKeys) === undefined ? inner.data : whole
}

/** Providers write null, 0, nothing or "N/A" where they do not know. */
function firstOf(fields: Fields, keys: readonly string[]): unknown {
  return keys.map((key) => fields[key]).find((value) => value && !isBlank(value))
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^\s*(?:0(?:\.0+)?|n\/?a|none|null|-)?\s*$/i.test(value)
}

const mostAud = 1e15
const numberText = /^\d+(?:\.\d+)?(?:e\+?\d+)?$/i

function capFrom(value: unknown): number {
  const text = String(value).trim().replaceAll(',', '')
  const cap = numberText.test(text) ? Number(text) : Number.NaN
  if (!(cap > 0 && cap <= mostAud)) throw new Error('answered a figure that is none')
  return cap
}

const longestName = 200

/** A name is shown, so it brings no control characters along. */
function nameFrom(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.replace(/[\p{C}\s]+/gu, ' ').trim()
  return name.slice(0, longestName) || undefined
}

const dayMs = 86_400_000
const earliestMs = Date.UTC(2000, 0)

/** Without a date the figure is of now; a date that is ahead, because the day begins in the east, as well. */
function momentFrom(value: unknown, now: Date): Date {
  if (value === undefined) return now
  const ms = typeof value === 'number' ? msOfEpoch(value) : msOfText(String(value).trim())
  if (!(ms >= earliestMs && ms <= now.getTime() + dayMs)) {
    throw new Error('answered a date that is none')
  }
  return new Date(Math.min(ms, now.getTime()))
}

/** In seconds this would be the year 5138, in milliseconds it is 1973. */
const leastMs = 100_000_000_000

function msOfEpoch(epoch: number): number {
  return epoch < leastMs ? epoch * 1000 : epoch
}

const isoText =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

const epochText = /^\d{9,13}$/

/** A time that names no zone is read as UTC, wherever the server stands. */
function msOfText(text: string): number {
  if (epochText.test(text)) return msOfEpoch(Number(text))
  const [, day = '', time = '00:00', zone = 'Z'] = isoText.exec(text) ?? []
  return Date.parse(`${day}T${time}${zone}`)
}
