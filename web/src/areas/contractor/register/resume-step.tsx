import { CallField } from '../../../calls/call-form.tsx'
import { useStored } from '../../../calls/use-stored.ts'
import { ResumeDrop } from '../../../parts/resume/resume-drop.tsx'
import type { StepProps } from './login-step.tsx'

export default function ResumeStep({ form }: StepProps) {
  const isSending = useStored(form.store, (state) => state.isSending)

  return (
    <CallField form={form} name="resume" label="Resume">
      {({ value }, set) => <ResumeDrop file={value} disabled={isSending} onChange={set} />}
    </CallField>
  )
}
