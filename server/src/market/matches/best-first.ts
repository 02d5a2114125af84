import type { Reading } from '../../db/open.ts'
import type { Part } from '../../kit/paging.ts'
import { openingKinds } from './opening-kinds.ts'
import type { OpeningKind } from './opening-kinds.ts'

interface Row {
  readonly id: string
}

/** The two stretches of a list by match. */
interface BestFirst {
  readonly best: (part: Part) => Promise<readonly Row[]>
  readonly countBest: () => Promise<number>
  /** Whatever nobody has put in order, newest first. */
  readonly others: (part: Part) => Promise<readonly Row[]>
}

/** The ids of one part of a list: those that suit best, and behind the last of them all others. */
export async function bestFirst(
  { limit, offset }: Part,
  { best, countBest, others }: BestFirst,
): Promise<string[]> {
  const first = await best({ limit, offset })
  const left = limit - first.length
  const behind =
    left > 0 ? await others({ limit: left, offset: Math.max(0, offset - (await countBest())) }) : []
  return [...first, ...behind].map(({ id }) => id)
}

/** How many openings are still to be put in somebody's order: until then it is not told as up to date. */
export async function countUnranked(
  db: Reading,
  kind: OpeningKind,
  contractorId: string,
  total: number,
): Promise<number> {
  const own = await db
    .selectFrom('contractor_reading')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'contractor_reading.contractor_id')
    .select(['ranked_at', 'is_off'])
    .where('contractor_reading.contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!own || own.is_off) return 0
  if (!own.ranked_at) return total
  const { count } = await db
    .selectFrom(openingKinds[kind].reading)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ranked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Math.min(count, total)
}
