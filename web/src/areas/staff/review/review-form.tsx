import { staffUploads, type ReviewedField, type UploadReview } from '@headframe/wire'
import { useEffect, useEffectEvent, useRef } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { forgetRead } from '../../../calls/use-read.ts'
import { CallForm } from '../../../forms/call-form.tsx'
import { untilLeft } from '../../../forms/submit.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { ReviewField } from './review-field.tsx'
import {
  beginning,
  chosenInstead,
  personChosen,
  resolutionOf,
  somebodyNew,
  type ReviewValues,
} from './review-values.ts'
import { WhomChoice } from './whom-choice.tsx'

interface ReviewFormProps {
  review: UploadReview
  /** Who was removed, and is back on the account: the resume is likely theirs. */
  broughtBack: string | undefined
  onLookedAt: (field: ReviewedField) => void
  onDecided: () => void
}

/** Whose resume it is, and what of it is true. What is typed waits in the tab until it is decided. */
export function ReviewForm(props: ReviewFormProps) {
  const { review, broughtBack, onLookedAt, onDecided } = props
  const toast = useToast()
  const { file_hash: fh, fields, duplicates } = review
  const form = useCallForm({
    call: staffUploads.resolve,
    initial: beginning(review),
    keeper: { key: `review-${fh}`, kind: 'staff', whenLeft: true },
    endsWhatIsShown: true,
    inputOf: (values) => ({ fh, ...resolutionOf(review, values) }),
    faultsAt: (faults) =>
      Object.fromEntries(
        Object.entries(faults).map(([name, text]) => [name.replace('fields.', ''), text]),
      ),
    async onDone(_, { action }) {
      const { full_name: name } = form.store.state().values
      toast.success(
        action === 'merge' ? `${name} has this resume now.` : `${name} is a new profile.`,
      )
      onDecided()
      await untilLeft
    },
    onRefused(refusal) {
      const isGone = isNotThere(refusal)
      // Whoever was chosen was removed meanwhile: what is read now says so, and whose resume it is is open.
      if (isGone) {
        choose(somebodyNew)
        form.store.clearMessage()
      }
      if (isGone || refusal.code === 'NOT_IN_REVIEW') forgetRead(staffUploads.review, { fh })
    },
  })
  const whom = useStored(form.store, ({ values }) => values.whom)
  const person = personChosen(review, whom)

  function choose(next: string) {
    const { store } = form
    const values = chosenInstead(review, store.state().values, next)
    for (const name of Object.keys(values) as (keyof ReviewValues)[]) store.set(name, values[name])
  }

  const back = personChosen(review, broughtBack ?? '')?.profile_hash
  const whomPlace = useRef<HTMLDivElement>(null)
  const chooseWhoIsBack = useEffectEvent((hash: string) => {
    choose(hash)
    // The button that brought them back went with its banner.
    const isLost = document.activeElement === document.body
    if (isLost) whomPlace.current?.querySelector<HTMLElement>(`[value="${hash}"]`)?.focus()
  })
  useEffect(() => {
    if (back !== undefined) chooseWhoIsBack(back)
  }, [back])

  return (
    <CallForm
      form={form}
      submit={person ? `Merge with ${person.full_name}` : 'Accept as a new profile'}
      busyLabel="Deciding…"
    >
      {duplicates.length > 0 && (
        <div ref={whomPlace}>
          <WhomChoice duplicates={duplicates} whom={whom} onChosen={choose} />
        </div>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {fields.map((read) => (
          <ReviewField
            key={read.field}
            form={form}
            read={read}
            person={person}
            onLookedAt={() => onLookedAt(read.field)}
          />
        ))}
      </div>
    </CallForm>
  )
}
