import type { companyPeople } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { invitationOf } from './invitation-rows.ts'
import { listColleagues, listInvitations } from './queries.ts'

export const listPeople: UseCase<typeof companyPeople.list> = async ({ db, actor }) => ({
  data: await listColleagues(db, actor),
  invitations: (await listInvitations(db, actor.companyId)).map(invitationOf),
})
