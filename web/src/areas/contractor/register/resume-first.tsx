import { registrationInProgress, type OutputOf } from '@headframe/wire'
import { useRef, useState } from 'react'

import { useWrite } from '../../../calls/use-write.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { ResumeDrop } from '../../../parts/resume/resume-drop.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { blankOf, filledInWords, fillingsOf, type Fillings } from './proposed-values.ts'
import type { StepProps } from './registration-values.ts'

/** Offers to read the resume first. Whoever would rather type passes it by; what they typed stays. */
export default function ResumeFirst({ form: { store } }: StepProps) {
  const resume = useStored(store, ({ values }) => values.resume)
  const [told, setTold] = useState<string>()
  const filled = useRef<Fillings>({})
  const reading = useRef<AbortController>(undefined)
  const { ask, isAsking, problem, forget } = useWrite(registrationInProgress.proposeFields, {
    onDone: takeOver,
    onRefused: ({ code }) => {
      // One that is no resume would be refused at the end, too.
      if (code === 'UNSUPPORTED_TYPE') store.set('resume', undefined)
    },
  })

  function put(values: Fillings) {
    for (const [name, value] of Object.entries(values)) store.set(name as keyof Fillings, value)
  }

  function takeOver(reply: OutputOf<typeof registrationInProgress.proposeFields>) {
    if (reply.problem) store.set('resume', undefined)
    const fillings = fillingsOf(reply.proposed, store.state().values)
    put(fillings)
    filled.current = fillings
    setTold(reply.problem ?? (reply.is_scan ? scanned : filledInWords(fillings)))
  }

  function choose(file: File | undefined) {
    reading.current?.abort()
    forget()
    setTold(undefined)
    put(blankOf(filled.current, store.state().values))
    filled.current = {}
    store.set('resume', file)
    if (!file) return
    const { signal } = (reading.current = new AbortController())
    void ask({ resume: file }, { signal })
  }

  const isLetGo = resume === undefined
  return (
    <Field
      label="Resume at hand?"
      optional
      hint="We read it and fill in what it says, for you to check. It goes along as your resume."
      error={isLetGo ? (problem ?? told) : undefined}
    >
      <ResumeDrop
        slim
        dropLabel="PDF or DOCX, up to 10 MB"
        file={resume}
        status={isAsking ? 'Reading your resume…' : (problem ?? told)}
        onChange={choose}
      />
    </Field>
  )
}

const scanned =
  'Its pages are pictures, which take longer to read. We do so once you have registered; please fill in the fields yourself.'
