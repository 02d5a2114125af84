import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../../forms/call-form.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { StepProps } from './step-props.ts'

const lines = [
  { name: 'project_timeframe', label: 'Timeframe', hint: 'Such as March to August 2027.' },
  { name: 'project_stage', label: 'Stage', hint: 'Such as Feasibility or Production.' },
  { name: 'project_team_size', label: 'Team size', hint: 'Such as 12 people on site.' },
  { name: 'project_budget', label: 'Budget', hint: 'As you would tell a contractor.' },
] as const

export function ProjectStep({ form }: StepProps) {
  return (
    <>
      <CallField
        form={form}
        name="project_description"
        label="Project description"
        hint="What is built or done, for whom, and what part this job has in it."
        required
      >
        {(control) => <TextArea {...control} rows={6} maxLength={jobSizes.project} counter />}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {lines.map(({ name, label, hint }) => (
          <CallField key={name} form={form} name={name} label={label} hint={hint} optional>
            {(control) => <TextInput {...control} autoComplete="off" maxLength={jobSizes.line} />}
          </CallField>
        ))}
      </div>
    </>
  )
}
