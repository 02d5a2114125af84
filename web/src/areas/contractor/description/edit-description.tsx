import {
  contractorDescription,
  contractorProfiles,
  sizes,
  type ContractorProfile,
} from '@headframe/wire'
import { useState } from 'react'

import { queryClient } from '../../../calls/query-client.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { readOf } from '../../../calls/use-read.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { CancelChange } from '../../../parts/account-settings/change-in-place.tsx'
import { useOneOpen } from '../../../parts/account-settings/one-open.tsx'
import { readableDescription } from '../../../parts/profile/profile-words.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { descriptionFormPlace } from './description-place.tsx'

/** The text in its owner's words. What another window has made of it meanwhile is shown before it goes. */
export function EditDescription({ profile }: { profile: ContractorProfile }) {
  const toast = useToast()
  const { finish } = useOneOpen()
  const [isWarned, setIsWarned] = useState(false)
  const { ai_description_revision: revision = 0 } = profile
  const standing = readableDescription(profile)
  const form = useCallForm({
    call: contractorDescription.save,
    initial: { description: standing ?? '', revision },
    keeper: descriptionFormPlace(profile),
    inputOf: (typed) => (isWarned ? { ...typed, revision } : typed),
    onRefused({ code }) {
      setIsWarned(code === 'CHANGED_ELSEWHERE')
      refreshReads()
    },
    onDone(saved) {
      // What stood before is not to be seen again while the profile is read anew.
      queryClient.setQueryData(readOf(contractorProfiles.own, {}).queryKey, saved)
      finish()
      toast.success('Your description has been changed.')
    },
  })

  return (
    <CallForm
      form={form}
      submit="Save"
      busyLabel="Saving your description"
      beside={<CancelChange form={form} />}
    >
      {isWarned && standing && <Standing text={standing} />}
      <CallField
        form={form}
        name="description"
        label="Your description"
        hint="Whoever reads your profile is told that you changed it."
      >
        {(control) => (
          <TextArea {...control} rows={6} maxLength={sizes.descriptionLength} counter />
        )}
      </CallField>
    </CallForm>
  )
}

function Standing({ text }: { text: string }) {
  return (
    <div className="text-sm text-ink-2">
      <p>It says now:</p>
      <blockquote className="mt-2 border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line text-ink">
        {text}
      </blockquote>
      <p className="mt-2">Save again to put your words in its place.</p>
    </div>
  )
}
