import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Invented } from './invented.ts'

/** Of a marketplace that is large: how many there shall be of each. */
export interface ScaleWishes {
  readonly companies: number
  readonly contractors: number
  readonly jobs: number
  /** Of those who apply to the first of them; a thousand where nobody says. */
  readonly crowd?: number
  /** Of talent pools that contractors join. */
  readonly pools: number
  /** Of those whom the marketplace's own staff have uploaded. */
  readonly profiles: number
  /** The same word invents the same again; what is there already stays. */
  readonly seed: string
}

/** What the rows are made from. Each has a number, and everything about it follows from that and the seed. */
export interface Scale extends ScaleWishes, Invented {
  readonly passwordHash: string
  readonly now: Date
}

/** Both ends included. */
export interface Numbers {
  readonly from: number
  readonly to: number
}

type Kind = 'company' | 'contractor' | 'job' | 'profile' | 'pool' | 'member' | 'message'

/** The id of the row of that number. */
export function idOf({ seed }: Scale, kind: Kind, number: RawBuilder<unknown>) {
  return sql<string>`md5(${`${seed} ${kind} `}::text || ${number})::uuid`
}

/** A whole number from 0 up to `many`, without it: always the same for a row and a word. */
export function chance(
  { seed }: Scale,
  word: string,
  number: RawBuilder<unknown>,
  many: RawBuilder<unknown> | number,
) {
  return sql<number>`((hashtextextended(${`${seed} ${word} `}::text || ${number}, 0)
    & 9223372036854775807) % ${typeof many === 'number' ? sql.lit(many) : many})::int`
}

export const rowNumber = sql.ref('row.number')

export function numbered({ from, to }: Numbers) {
  return sql`generate_series(${from}::int, ${to}::int) as row(number)`
}

/** A list of ours as a table, with `at` in it: the place of each, or the number that it brings along. */
export function listed(items: readonly object[], name: string, columns: string) {
  const withPlaces = items.map((item, at) => ({ at, ...item }))
  return sql`jsonb_to_recordset(${JSON.stringify(withPlaces)}::jsonb) as ${sql.raw(name)}(at int, ${sql.raw(columns)})`
}
