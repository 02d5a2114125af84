import type { InputOf } from '@headframe/wire'
import { noticeVersion, visaOther, words } from '@headframe/wire'
import { openContractor } from '../../market/accounts/accounts.ts'
import type { NewContractor } from '../../market/accounts/accounts.ts'
import { saveAnswers } from '../../market/people/careers.ts'
import { addResume } from '../../market/people/contractor-resumes.ts'
import { useDraftUp } from '../../market/accounts/registration-drafts.ts'
import { insertFile, putFile } from '../../kit/files/stored-files.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { readyAccount, welcomeByMail } from '../../market/accounts/newcomers.ts'
import type { Register, Registration } from './check-registration.ts'

type Form = InputOf<Register>

const audience = 'contractor'

export const registerContractor: UseCase<Register, Registration> = async (
  context,
  form,
  { career, portrait, resume },
) => {
  const { db, now, world } = context
  const { draftId, field_email: email, field_password: password } = form
  const account = await readyAccount(context, { audience, email, password })
  const picture = await putFile(world, portrait.bytes, portrait.type)
  const file = await putFile(world, resume.bytes, resume.type)

  await useDraftUp(db, audience, { draftId, email, now })
  const sayings = sayingsOf(form, now)
  await insertFile(db, picture, 'picture', now)
  const contractorId = await openContractor(db, account, {
    ...sayings,
    industryId: career.industryId,
    roleId: career.roleId,
    picture: { hash: picture.id, extension: portrait.extension },
    noticeVersion,
  })
  await saveAnswers(db, contractorId, career.answers, now)

  await addResume(
    { db, now, tasks: world.tasks },
    { contractorId, file, fileName: resume.name, place: 'active' },
  )
  await welcomeByMail(context, { id: contractorId, audience, email, ...sayings }, 'whole form')
  return { registrationError: false, success: true, message: words.registered }
}

/** What the person says about themselves, as it stands in the form. */
function sayingsOf(form: Form, now: Date): NewContractor {
  const hasOtherVisa = form.field_visaStatus === visaOther
  return {
    firstName: form.field_firstName,
    lastName: form.field_lastName,
    phone: form.field_phone,
    home: {
      street: form.field_address,
      suburb: form.field_suburb,
      state: form.field_state,
      postCode: form.field_postCode,
    },
    visa: {
      status: form.field_visaStatus,
      other: hasOtherVisa ? form.field_visaStatusOther : null,
    },
    pay: { rate: form.field_rate, per: form.field_rateType },
    availability: { value: form.selectedAvailability, saidAt: now },
    contractType: form.field_contractStatus,
    idealRole: form.field_roleDescription,
  }
}
