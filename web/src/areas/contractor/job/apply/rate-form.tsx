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
} from '@headframe/wire'
import { useState, type FormEvent } from 'react'

import { useRead } from '../../../../calls/use-read.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DialogClose } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { Application } from './use-application.ts'

interface RateFormProps {
  jobId: string
  application: Application
}

type RateType = (typeof rateTypes)[number]

const choices = rateTypes.map((type) => ({ value: type, label: rateTypeNames[type] }))

/** Begins with the rate of the profile; a rate that is changed here is for this job alone. */
export function RateForm({ jobId, application }: RateFormProps) {
  const usual = useRead(contractorProfiles.account, {})
  const [rate, setRate] = useState(asTyped(usual.rate))
  const [rateType, setRateType] = useState<RateType | undefined>(usual.rate_type ?? undefined)
  // A profile with half of it has begun already.
  const [isTouched, setIsTouched] = useState(usual.rate !== null)
  const { faults, input } = judgeTerms({ jobId, rate, rateType })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (input) void application.send(input)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {application.problem && (
        <Banner key={application.failures} tone="error">
          {application.problem}
        </Banner>
      )}
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
          onChange={({ target }) => {
            setRate(target.value)
            setIsTouched(true)
          }}
        />
      </Field>
      <Field label="Rate type" group error={isTouched ? faults['rate_type'] : undefined}>
        <RadioGroup
          name="rate_type"
          look="segmented"
          choices={choices}
          value={rateType}
          onChosen={setRateType}
        />
      </Field>
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>
        <Button
          type="submit"
          disabled={!input}
          busy={application.isSending}
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

interface Typed {
  jobId: string
  rate: string
  rateType: RateType | undefined
}

type Terms = InputOf<typeof contractorJobs.apply>

/** Here a rate is asked for even where the call would take that of the profile. */
function judgeTerms({ jobId, rate, rateType }: Typed): { faults: Faults; input?: Terms } {
  if (rate.trim() === '') return { faults: { rate: words.applyRateRequired } }
  if (rateType === undefined) return { faults: { rate_type: words.rateTypeRequired } }
  const judgement = judge(contractorJobs.apply, { jobId, rate, rate_type: rateType })
  const { faults } = judgement
  if (Object.keys(faults).length > 0) return { faults }
  return { faults, input: mustBeSound(contractorJobs.apply, judgement) }
}
