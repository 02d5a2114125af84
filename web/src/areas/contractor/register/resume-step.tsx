import { CallField } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { ResumeDrop } from '../../../parts/resume/resume-drop.tsx'
import type { StepProps } from './registration-values.ts'

export default function ResumeStep({ form }: StepProps) {
  const isSending = useStored(form.store, (state) => state.isSending)

  return (
    <CallField form={form} name="resume" label="Resume">
      {({ value }, set) => <ResumeDrop file={value} disabled={isSending} onChange={set} />}
    </CallField>
  )
}
