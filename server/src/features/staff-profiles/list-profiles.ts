import type { staffProfiles } from '@headframe/wire'
import { mostProfiles } from '@headframe/wire'
import type { StaffActor } from '../../kit/actor.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindBenchId } from '../../market/library/benches.ts'
import { listProfiles, pageOfProfiles } from '../../market/library/list-profiles.ts'
import type { Asking } from '../../market/library/profile-counts.ts'
import { readPeopleSearch } from '../../market/people/people-search.ts'
import type { Scope } from '../../market/library/profile-scope.ts'

export const listPage: UseCase<typeof staffProfiles.list> = async (
  context,
  { search, excludeTph, ...wish },
) => pageOfProfiles(context, await scopeOf(context, search, excludeTph), wish)

export const listAll: UseCase<typeof staffProfiles.all> = async (context, { excludeTph }) => {
  const part = { limit: mostProfiles, offset: 0 }
  return listProfiles(context, await scopeOf(context, '', excludeTph), {}, part)
}

async function scopeOf(
  { db, now, actor: { staffAccountId } }: Asking & { readonly actor: StaffActor },
  search: string,
  excludeTph: string | undefined,
): Promise<Scope> {
  const bench = excludeTph && { staffAccountId, hash: excludeTph }
  return {
    staffAccountId,
    search: readPeopleSearch(search, now),
    notOnBench: bench ? await mustFindBenchId(db, bench) : undefined,
  }
}
