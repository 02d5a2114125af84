import { companyRegistrationInProgress, Refusal, words } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import { createLogoUpload, type LogoUpload } from '../../../parts/company-form/logo-upload.ts'
import type { RegistrationValues } from './registration-values.ts'

const { uploadLogo } = companyRegistrationInProgress

/** Puts the logo of the draft, and its address into the form. */
export function openLogo(
  store: FormStore<RegistrationValues>,
  draftIdNow: () => string | undefined,
): LogoUpload {
  return createLogoUpload({
    async ticketFor(fileType, signal) {
      const draftId = draftIdNow()
      if (!draftId) throw new Refusal('INVALID', { text: words.draftIdMissing })
      return send(uploadLogo, { draftId, fileType }, { signal })
    },
    onKept({ address, type }) {
      store.set('companyLogo', address)
      store.set('companyLogoType', type)
    },
  })
}
