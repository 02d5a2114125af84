import { contractorProfiles, judge, mustBeSound } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { write } from '../../../calls/use-write.ts'
import { changedFields, joinPerson } from '../../../parts/person-form/join-person.ts'
import { updateFields } from '../../../parts/person-form/person-names.ts'
import { personOf, type PersonValues } from '../../../parts/person-form/person-values.ts'

/** What was written here, with what was saved elsewhere since it was begun. */
export async function joinWithSaved(base: PersonValues, mine: PersonValues) {
  const theirs = personOf(await send(contractorProfiles.own, {}))
  return { theirs, ...joinPerson({ base, mine, theirs }) }
}

/** What another window has saved meanwhile, and this one has not touched, is not sent back to what it was. */
export async function sendChanges(saved: PersonValues, values: PersonValues): Promise<void> {
  const sent = updateFields(values, changedFields(saved, values))
  const judgement = judge(contractorProfiles.update, sent)
  const input = mustBeSound(contractorProfiles.update, judgement)
  await write(contractorProfiles.update, input, { losesNothing: true })
}
