import {
  communitySizes,
  companyCommunities,
  dayOf,
  productTimeZone,
  projectLengths,
} from '@headframe/wire'
import { useEffect, useState } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { CallField } from '../../../forms/call-form.tsx'
import type { OwnForm } from '../../../forms/use-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { PoolValues } from './pool-values.ts'

type StepProps = { form: OwnForm<PoolValues> }

/** One of the company's projects, or a new one that is kept for other pools as well. */
export function ProjectStep({ form }: StepProps) {
  return (
    <Part loading={<Skeleton className="h-40 w-full" />}>
      <Choice form={form} />
    </Part>
  )
}

const wish = { page: undefined, perPage: undefined }

function Choice({ form }: StepProps) {
  const { data: projects } = useRead(companyCommunities.projects, wish)
  const from = useStored(form.store, ({ values }) => values.projectFrom)
  const isFirst = projects.length === 0
  const isNew = from === 'new' || isFirst

  // Without a project to choose, the first one is made.
  useEffect(() => {
    if (isFirst) form.store.set('projectFrom', 'new')
  }, [isFirst, form.store])

  return (
    <>
      {projects.length > 0 && (
        <CallField form={form} name="projectFrom" label="Project" group>
          {({ value }, set) => (
            <RadioGroup<typeof value>
              look="segmented"
              value={value}
              onChosen={set}
              choices={[
                { value: 'list', label: 'Existing project' },
                { value: 'new', label: 'New project' },
              ]}
            />
          )}
        </CallField>
      )}
      {isNew ? (
        <NewProject form={form} />
      ) : (
        <CallField form={form} name="projectId" label="Which project" required>
          {(control) => (
            <Select
              {...control}
              placeholder="Select a project"
              options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </CallField>
      )}
    </>
  )
}

function NewProject({ form }: StepProps) {
  const [today] = useState(() => dayOf(new Date(), productTimeZone))
  return (
    <>
      <CallField form={form} name="projectName" label="Project name" required>
        {(control) => (
          <TextInput {...control} autoComplete="off" maxLength={communitySizes.projectName} />
        )}
      </CallField>
      <CallField
        form={form}
        name="projectSummary"
        label="Project summary"
        hint="What is built or done, and for whom."
        required
      >
        {(control) => <TextArea {...control} rows={4} maxLength={communitySizes.projectSummary} />}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="projectStart" label="Start date" required>
          {({ onChange: _typed, ...control }, set) => (
            <DateField {...control} min={today} onValueChange={set} />
          )}
        </CallField>
        <CallField form={form} name="projectLength" label="Expected length" required>
          {(control) => (
            <Select
              {...control}
              options={projectLengths.map((length) => ({ value: length, label: length }))}
            />
          )}
        </CallField>
        <CallField
          form={form}
          name="projectBudget"
          label="Budget"
          hint="Contractors see it. Leave it empty to keep it to yourself."
          optional
        >
          {(control) => (
            <NumberInput {...control} prefix="$" inputMode="numeric" step={1000} maxLength={15} />
          )}
        </CallField>
      </div>
    </>
  )
}
