import type { reference } from '@headframe/wire'
import { communityWorkTypeNames, communityWorkTypes, Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findQuestionsOf, findRolesOf, listIndustries } from './queries.ts'

/** Three calls serve this one list. */
export const showIndustries = ({ db }: { db: Reading }) => listIndustries(db)

export const showIndustriesAsData: UseCase<typeof reference.industriesV2> = async ({ db }) => ({
  data: await listIndustries(db),
})

export const showRoles: UseCase<typeof reference.roles> = async ({ db }, { industryId }) => {
  const roles = await findRolesOf(db, industryId)
  if (!roles) throw new Refusal('NOT_FOUND')
  return roles
}

export const showQuestions: UseCase<typeof reference.questions> = async ({ db }, { roleId }) => {
  const questions = await findQuestionsOf(db, roleId)
  if (!questions) throw new Refusal('NOT_FOUND')
  return questions
}

export const showWorkTypes: UseCase<typeof reference.workTypes> = () => ({
  data: communityWorkTypes.map((id) => ({ id, name: communityWorkTypeNames[id] })),
})
