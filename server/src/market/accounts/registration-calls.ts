import type {
  companyRegistrationInProgress,
  RegistrationDraft,
  registrationInProgress,
} from '@headframe/wire'
import { words } from '@headframe/wire'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { isEmailTaken } from './accounts.ts'
import { changeDraft, mustFindDraft } from './registration-drafts.ts'
import type { Registering } from './registration-drafts.ts'

type Calls = typeof registrationInProgress | typeof companyRegistrationInProgress

/** What whoever registers is asked and answered alike, while they fill their wizard. */
export function registrationCalls(audience: Registering) {
  const checkEmail: UseCase<Calls['emailCheck']> = async ({ reading }, { email }) =>
    (await isEmailTaken(reading, audience, email))
      ? { error: true, message: words.emailTaken }
      : { error: false }

  const showDraft: UseCase<Calls['draft']> = async ({ db, now }, { id }) =>
    mustFindDraft(db, audience, id, now)

  const findOpenDraft: Prepare<Calls['saveDraft'], RegistrationDraft> = async (
    { db, now },
    { id = '' },
  ) => ({ subject: await mustFindDraft(db, audience, id, now) })

  const saveDraft: UseCase<Calls['saveDraft'], RegistrationDraft> = async (
    { db, now },
    { data, step },
    { id },
  ) => changeDraft(db, audience, id, { data, step, now })

  return { checkEmail, showDraft, findOpenDraft, saveDraft }
}
