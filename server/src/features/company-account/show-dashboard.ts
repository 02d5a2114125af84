import type { companyAccounts } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { findDashboard } from './queries.ts'

export const showDashboard: UseCase<typeof companyAccounts.dashboard> = ({ db, actor, now }) =>
  findDashboard(db, actor.companyId, now)
