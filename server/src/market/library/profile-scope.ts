import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../db/open.ts'
import type { Way } from '../../kit/search-ways.ts'
import type { PeopleSearch } from '../people/people-search.ts'
import { wordsWanted } from './profile-words.ts'

/** Whom a list is of: all of an account, those who are not on a bench, or those who are. */
export interface Scope {
  readonly staffAccountId: string
  readonly notOnBench?: string | undefined
  readonly onBench?: string | undefined
  /** Of those on a bench. */
  readonly status?: string | undefined
  readonly search: PeopleSearch
}

/** Nobody who was removed or joined to another is in any list. */
export function inScope(db: Reading, scope: Scope, way: Way) {
  const { staffAccountId, onBench, notOnBench, status } = scope
  const { freeBy, leastRate, mostRate } = scope.search
  const words = wordsWanted(scope.search.choices, staffAccountId)
  const isBounded = onBench !== undefined
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
    .$if(words !== undefined, (found) =>
      // A subquery by itself is asked for each; with `in` the planner gathers whoever has the words first.
      found.where(
        isBounded || way === 'along the list'
          ? sql<SqlBool>`(select words @@ ${words} from profile_words where profile_id = profile.id)`
          : sql<SqlBool>`profile.id in (select profile_id from profile_words where words @@ ${words})`,
      ),
    )
}
