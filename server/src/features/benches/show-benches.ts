import type { benches } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindBenchId } from '../../market/library/benches.ts'
import { mustFindProfile } from '../../market/library/profile-rows.ts'
import { countBenches, findBench, listBenchRows } from './queries.ts'

export const listBenches: UseCase<typeof benches.list> = (
  { db, actor: { staffAccountId } },
  { archived, ...wish },
) => {
  const which = { staffAccountId, isArchived: isAsked(archived) }
  return pageOf(wish, sizes.pageSize, {
    count: () => countBenches(db, which),
    rows: (part) => listBenchRows(db, which, part),
  })
}

/** A flag that is there is meant, unless it says no. */
function isAsked(flag: string | undefined): boolean {
  return flag !== undefined && flag !== '0' && flag !== 'false'
}

export const listBenchesOf: UseCase<typeof benches.ofProfile> = async (
  { db, actor: { staffAccountId }, now },
  { ph },
) => (await mustFindProfile(db, { staffAccountId, hash: ph }, now)).talentPools

export const showBench: UseCase<typeof benches.one> = async (
  { db, actor: { staffAccountId } },
  { tph },
) => findBench(db, await mustFindBenchId(db, { staffAccountId, hash: tph }))
