import { communityMessages } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { findCompany, findMember, writeToCompany, writeToMember } from './send-message.ts'
import { showThreadToCompany, showThreadToContractor } from './show-thread.ts'

export const communityMessageRoutes = implement(communityMessages, {
  ofMember: showThreadToCompany,
  toMember: on(findMember, writeToMember),
  ofPool: showThreadToContractor,
  toCompany: on(findCompany, writeToCompany),
})
