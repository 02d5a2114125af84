import { contractorCommunities } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkJoining, joinCommunity, leaveCommunity } from './join-community.ts'
import { listCommunities } from './list-communities.ts'
import { readTyped } from './read-typed.ts'
import { showCommunity } from './show-community.ts'

export const contractorCommunityRoutes = implement(contractorCommunities, {
  list: listCommunities,
  readSearch: readTyped,
  one: showCommunity,
  apply: on(checkJoining, joinCommunity),
  withdraw: leaveCommunity,
})
