import type { administration } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { listActivity } from './queries.ts'

export const showActivity: UseCase<typeof administration.activity> = ({ db }, { limit }) =>
  listActivity(db, limit)
