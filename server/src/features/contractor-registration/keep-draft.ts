import type { Faults, registrationInProgress } from '@headframe/wire'
import { email, judgeValue, words } from '@headframe/wire'
import { insertDraft } from '../../market/accounts/registration-drafts.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'

type Calls = typeof registrationInProgress

const emailField = email(words.validEmail)

/** A draft begins with an address that is sound, or none; everything else may be half typed. */
export const checkDraft: Prepare<Calls['newDraft'], undefined> = async (_, { data }) => ({
  faults: faultsOfEmail(data?.['field_email'] ?? ''),
  subject: undefined,
})

function faultsOfEmail(typed: unknown): Faults {
  const isSound = typed === '' || judgeValue(emailField, typed).fault === undefined
  return isSound ? {} : { field_email: words.validEmail }
}

export const keepDraft: UseCase<Calls['newDraft']> = async ({ db, now }, { data, step }) =>
  insertDraft(db, 'contractor', { data, step: step ?? 0, now })
