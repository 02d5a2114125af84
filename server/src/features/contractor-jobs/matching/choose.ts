import type { contractorMatching } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { compareContractor } from '../../../market/matches/rank-contractor.ts'
import { findChoice, keepChoice } from './queries.ts'

export const showChoice: UseCase<typeof contractorMatching.choice> = ({ db, actor }) =>
  findChoice(db, actor.contractorId)

/** Turned off, what stands is forgotten by the same task that would bring it up to date. */
export const chooseMatching: UseCase<typeof contractorMatching.choose> = async (
  { db, actor, now, world },
  { is_on: isOn, weekly },
) => {
  const { contractorId } = actor
  await keepChoice(db, contractorId, { isOn, weekly }, now)
  if (isOn !== undefined) await compareContractor({ db, now, world }, contractorId)
  return findChoice(db, contractorId)
}
