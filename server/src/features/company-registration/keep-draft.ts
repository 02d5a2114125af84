import type { companyRegistrationInProgress, RegistrationDraft } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import { logoOwner, nameLogo, readLogo } from '../../market/companies/logos.ts'
import { registrationCalls } from '../../market/accounts/registration-calls.ts'
import { insertDraft } from '../../market/accounts/registration-drafts.ts'
import type { UseCase } from '../../kit/use-case.ts'

type Calls = typeof companyRegistrationInProgress

/** Whoever has an account already is told before they fill five steps. */
export const beginDraft: UseCase<Calls['newDraft']> = async (
  { db, now },
  { companyName, companyEmail },
) => {
  if (await isEmailTaken(db, 'company', companyEmail)) throw new Refusal('EMAIL_TAKEN')
  return insertDraft(db, 'company', { data: { companyName, companyEmail }, step: 0, now })
}

/** A logo that the draft names is kept for it. */
export const saveDraft: UseCase<Calls['saveDraft'], RegistrationDraft> = async (
  context,
  form,
  draft,
) => {
  const { db, now, world } = context
  const saved = await registrationCalls('company').saveDraft(context, form, draft)
  const logo = readLogo(world.config.apiUrl, String(saved.data['companyLogo'] ?? ''))
  if (logo) await nameLogo(db, logo, { owner: logoOwner.draft(draft.id), now })
  return saved
}
