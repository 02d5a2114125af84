import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Reading } from '../../db/open.ts'
import type { Way } from '../../kit/search-ways.ts'
import type { PeopleSearch } from '../people/people-search.ts'
import { wordsWanted } from './profile-words.ts'
import type { HitDepth } from './profile-words.ts'

/** Whom a list is of: all of an account, those who are not on a bench, or those who are. */
export interface Scope {
  readonly staffAccountId: string
  readonly notOnBench?: string | undefined
  readonly onBench?: string | undefined
  /** Of those on a bench. */
  readonly status?: string | undefined
  readonly search: PeopleSearch
  /** Of whoever is found, those in whom all of it stands so near, and not nearer. */
  readonly hitAt?: HitDepth | undefined
  readonly notHitAt?: HitDepth | undefined
}

/** Nobody who was removed or joined to another is in any list. */
export function inScope(db: Reading, scope: Scope, way: Way) {
  const { staffAccountId, onBench, notOnBench, status, hitAt, notHitAt } = scope
  const { choices, freeBy, leastRate, mostRate } = scope.search
  const words = wordsWanted(choices, staffAccountId, hitAt)
  const nearer = notHitAt && wordsWanted(choices, staffAccountId, notHitAt)
  const isBounded = onBench !== undefined
  // A subquery by itself is asked for each; with `in` the planner gathers whoever has the words first.
  const haveWords = (wanted: RawBuilder<string> | undefined) =>
    isBounded || way === 'along the list'
      ? sql<SqlBool>`(select words @@ ${wanted} from profile_words where profile_id = profile.id)`
      : sql<SqlBool>`profile.id in (select profile_id from profile_words where words @@ ${wanted})`
  return db
    .selectFrom('profile')
    .leftJoin('bench_member as member', (join) =>
      join
        .onRef('member.profile_id', '=', 'profile.id')
        .on('member.bench_id', '=', onBench ?? null),
    )
    .where('profile.staff_account_id', '=', staffAccountId)
    .where('profile.removed_at', 'is', null)
    .where('profile.joined_into', 'is', null)
    .$if(isBounded, (members) => members.where('member.bench_id', '=', onBench ?? null))
    .$if(status !== undefined, (members) => members.where('member.status', '=', status ?? null))
    .$if(notOnBench !== undefined, (others) =>
      others.where(
        sql<SqlBool>`not exists (
          select from bench_member as other
          where other.profile_id = profile.id and other.bench_id = ${notOnBench}
        )`,
      ),
    )
    .$if(freeBy !== undefined, (some) => some.where('free_from', '<=', freeBy ?? null))
    .$if(leastRate !== undefined, (some) => some.where('profile.rate', '>=', String(leastRate)))
    .$if(mostRate !== undefined, (some) => some.where('profile.rate', '<=', String(mostRate)))
    .$if(words !== undefined, (found) => found.where(haveWords(words)))
    .$if(nearer !== undefined, (others) => others.where(sql<SqlBool>`not ${haveWords(nearer)}`))
}
