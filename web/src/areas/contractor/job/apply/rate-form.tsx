import {
  contractorJobs,
  contractorProfiles,
  judge,
  mustBeSound,
  rateTypeNames,
  rateTypes,
  words,
  type Faults,
  type InputOf,
  type OpenJobDetail,
} from '@headframe/wire'
import { useState, type FormEvent } from 'react'

import { amountIn, rateHint } from '../../../../lib/amount-in.ts'
import { keptTyping, useKeptTyping } from '../../../../forms/use-kept-typing.ts'
import { useRead } from '../../../../calls/use-read.ts'
import { rateWords } from '../../../../parts/job/job-words.ts'
import { Banner } from '../../../../ui/data/banner.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { DialogClose } from '../../../../ui/overlay/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import type { Application } from './use-application.ts'

interface RateFormProps {
  job: OpenJobDetail
  application: Application
}

interface Typed {
  rate?: string | undefined
  rateType?: (typeof rateTypes)[number] | undefined
}

const nothingTyped: Typed = { rate: undefined, rateType: undefined }

const choices = rateTypes.map((type) => ({ value: type, label: rateTypeNames[type] }))

/** Begins with the rate of the profile; a rate that is changed here is for this job alone. */
export function RateForm({ job, application }: RateFormProps) {
  const usual = useRead(contractorProfiles.account, {})
  const place = { key: `contractorApply-${job.uuid}-${usual.uuid}`, kind: 'contractor' } as const
  const [typed, setTyped] = useState(() => keptTyping(place, nothingTyped))
  // What is not typed yet follows the profile, which may just have been changed elsewhere.
  const { rate = asTyped(usual.rate), rateType = usual.rate_type ?? undefined } = typed
  // A profile with half of it has begun already.
  const isTouched = typed.rate !== undefined || usual.rate !== null
  const { faults, input } = judgeTerms({ jobId: job.uuid, rate, rateType })
  useKeptTyping({ ...place, typed: () => typed })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (input) void application.ask(input)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {application.problem && (
        <Banner key={application.failures} tone="error">
          {application.problem}
        </Banner>
      )}
      <p className="num">
        Rate of this job: <strong className="font-semibold">{rateWords(job)}</strong>
      </p>
      <Field
        label="Rate (excl. super)"
        hint="For this job alone. Your profile keeps its own rate."
        error={isTouched ? faults['rate'] : undefined}
      >
        <NumberInput
          name="rate"
          value={rate}
          prefix="$"
          suffix={rateType && `/${rateType}`}
          onChange={({ target }) => setTyped({ ...typed, rate: target.value })}
        />
      </Field>
      <Field label="Rate type" group error={isTouched ? faults['rate_type'] : undefined}>
        <RadioGroup
          name="rate_type"
          look="segmented"
          choices={choices}
          value={rateType}
          onChosen={(chosen) => setTyped({ ...typed, rateType: chosen })}
        />
      </Field>
      {application.problem && application.isAway && input && (
        <Button
          variant="secondary"
          onClick={() => application.sendOnceBack(input, { sender: usual.uuid, name: job.title })}
        >
          Send once I am back online
        </Button>
      )}
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
        <Button
          type="submit"
          disabled={!input}
          busy={application.isAsking}
          busyLabel="Sending your application"
        >
          Apply
        </Button>
      </div>
    </form>
  )
}

/** "90.50", as somebody would write it. */
function asTyped(rate: number | null): string {
  if (rate === null) return ''
  return Number.isInteger(rate) ? String(rate) : rate.toFixed(2)
}

interface Wish {
  jobId: string
  rate: string
  rateType: Typed['rateType']
}

type Terms = InputOf<typeof contractorJobs.apply>

/** Here a rate is asked for even where the call would take that of the profile. */
function judgeTerms({ jobId, rate, rateType }: Wish): { faults: Faults; input?: Terms } {
  if (rate.trim() === '') return { faults: { rate: words.applyRateRequired } }
  // The rule would speak of nothing and less, which neither of these is.
  const meant = rateHint(rate)
  if (meant) return { faults: { rate: meant } }
  if (rateType === undefined) return { faults: { rate_type: words.rateTypeRequired } }
  const judgement = judge(contractorJobs.apply, {
    jobId,
    rate: amountIn(rate),
    rate_type: rateType,
  })
  const { faults } = judgement
  if (Object.keys(faults).length > 0) return { faults }
  return { faults, input: mustBeSound(contractorJobs.apply, judgement) }
}
