import type { payments } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { countCredits } from './queries.ts'

export const showCredits: UseCase<typeof payments.credits> = async ({ db, actor }) => ({
  credits: await countCredits(db, actor.companyId),
})
