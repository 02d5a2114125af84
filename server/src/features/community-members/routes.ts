import { communityMembers } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { decide, decideMany, findAllDecidable, findDecidable } from './decide.ts'
import { listMembers, showMember, showMemberResume } from './show-members.ts'

export const communityMemberRoutes = implement(communityMembers, {
  list: listMembers,
  one: showMember,
  resume: showMemberResume,
  decide: on(findDecidable, decide),
  decideMany: on(findAllDecidable, decideMany),
})
