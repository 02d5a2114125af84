import type { companyRegistrationInProgress, RegistrationDraft } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import { logoOwner, nameLogo, readLogo } from '../../market/companies/logos.ts'
import {
  changeDraft,
  insertDraft,
  mustFindDraft,
} from '../../market/accounts/registration-drafts.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'

type Calls = typeof companyRegistrationInProgress

/** Whoever has an account already is told before they fill five steps. */
export const beginDraft: UseCase<Calls['newDraft']> = async (
  { db, now },
  { companyName, companyEmail },
) => {
  if (await isEmailTaken(db, 'company', companyEmail)) throw new Refusal('EMAIL_TAKEN')
  return insertDraft(db, 'company', { data: { companyName, companyEmail }, step: 0, now })
}

export const showDraft: UseCase<Calls['draft']> = async ({ db, now }, { id }) =>
  mustFindDraft(db, 'company', id, now)

export const findOpenDraft: Prepare<Calls['saveDraft'], RegistrationDraft> = async (
  { db, now },
  { id = '' },
) => ({ subject: await mustFindDraft(db, 'company', id, now) })

export const saveDraft: UseCase<Calls['saveDraft'], RegistrationDraft> = async (
  { db, now, world },
  { data, step },
  { id },
) => {
  const draft = await changeDraft(db, 'company', id, { data, step, now })
  const logo = readLogo(world.config.apiUrl, String(draft.data['companyLogo'] ?? ''))
  if (logo) await nameLogo(db, logo, { owner: logoOwner.draft(id), now })
  return draft
}
