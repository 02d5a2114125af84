import type { benches } from '@headframe/wire'
import { mostMembers } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindBenchId } from '../../market/library/benches.ts'
import { listProfiles, pageOfProfiles } from '../../market/library/list-profiles.ts'
import { everybody, readPeopleSearch } from '../../market/people/people-search.ts'
import { findStats } from './queries.ts'

export const listMembers: UseCase<typeof benches.members> = async (
  context,
  { tph, search, status, ...wish },
) => {
  const { staffAccountId } = context.actor
  const onBench = await mustFindBenchId(context.db, { staffAccountId, hash: tph })
  const who = readPeopleSearch(search, context.now)
  return pageOfProfiles(context, { staffAccountId, onBench, status, search: who }, wish)
}

export const listAllMembers: UseCase<typeof benches.allMembers> = async (context, { tph }) => {
  const { staffAccountId } = context.actor
  const onBench = await mustFindBenchId(context.db, { staffAccountId, hash: tph })
  const part = { limit: mostMembers, offset: 0 }
  return listProfiles(context, { staffAccountId, onBench, search: everybody }, {}, part)
}

export const showStats: UseCase<typeof benches.stats> = async (
  { db, actor: { staffAccountId }, now },
  { tph },
) => findStats(db, await mustFindBenchId(db, { staffAccountId, hash: tph }), now)
