import { staffJoins } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { listJoins } from './list-joins.ts'
import { findOpenJoin, resolveJoin } from './resolve-join.ts'

export const staffJoinRoutes = implement(staffJoins, {
  list: listJoins,
  resolve: on(findOpenJoin, resolveJoin),
})
