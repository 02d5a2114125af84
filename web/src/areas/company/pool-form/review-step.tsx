import { communityTypeNames, companyCommunities } from '@headframe/wire'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'

import { useGlance } from '../../../calls/use-read.ts'
import type { OwnForm } from '../../../forms/use-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { Chips } from '../../../parts/communities/chips.tsx'
import {
  budgetWords,
  dayOrNone,
  salaryWords,
  workWords,
  threeFacts,
} from '../../../parts/communities/community-words.ts'
import { wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { dataOfPool, dataOfProject } from './pool-data.ts'
import type { PoolStepId } from './pool-steps.ts'
import type { PoolValues } from './pool-values.ts'

interface ReviewStepProps {
  form: OwnForm<PoolValues>
  onOpened: (step: PoolStepId) => void
}

/** All that was said, once more, with the way back to each of it. */
export function ReviewStep({ form, onOpened }: ReviewStepProps) {
  const values = useStored(form.store, (state) => state.values)
  const { type, requirements, qualifications } = values
  const rate = Number(dataOfPool(values).rate)
  const info = [
    { label: 'Name', value: values.title },
    { label: 'Type', value: type && communityTypeNames[type] },
    { label: 'Location', value: values.location },
  ]
  const role = [
    { label: 'Work Type', value: workWords[values.workType] },
    { label: 'Salary', value: salaryWords({ rate, rateType: values.rateType }) },
    { label: 'Hiring By', value: dayOrNone(values.timeline) },
  ]

  return (
    <>
      <Section title="Talent Pool Info" onOpened={() => onOpened('info')}>
        <Facts facts={info} className={threeFacts} />
      </Section>
      {type === 'project' && (
        <Section title="Project Details" onOpened={() => onOpened('project')}>
          <ReviewedProject values={values} />
        </Section>
      )}
      <Section title="Role & Requirements" onOpened={() => onOpened('role')}>
        <Facts facts={role} className={threeFacts} />
        <p className="mt-3 line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-2">
          {wordsOf(values.description)}
        </p>
        <div className="mt-3 flex flex-col gap-2 empty:hidden">
          {requirements.length > 0 && <Chips label="Requirements" entries={requirements} />}
          {qualifications.length > 0 && (
            <Chips label="Skills & Qualifications" entries={qualifications} />
          )}
        </div>
      </Section>
    </>
  )
}

const wish = { page: undefined, perPage: undefined }

function ReviewedProject({ values }: { values: PoolValues }) {
  const isListed = values.projectFrom === 'list'
  const projects = useGlance(companyCommunities.projects, wish, isListed)
  if (isListed) {
    const chosen = projects?.data.find(({ id }) => id === values.projectId)
    return (
      <Facts
        facts={[{ label: 'Project', value: chosen?.name }]}
        className="min-[22rem]:grid-cols-1"
      />
    )
  }
  const { budget } = dataOfProject(values)
  return (
    <>
      <Facts
        facts={[
          { label: 'New project', value: values.projectName },
          { label: 'Start Date', value: dayOrNone(values.projectStart) },
          { label: 'Expected Length', value: values.projectLength },
          { label: 'Budget', value: budget && budgetWords(Number(budget)) },
        ]}
      />
      <p className="mt-3 line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-2">
        {values.projectSummary}
      </p>
    </>
  )
}

interface SectionProps {
  title: string
  onOpened: () => void
  children: ReactNode
}

function Section({ title, onOpened, children }: SectionProps) {
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <Button variant="quiet" onClick={onOpened}>
          <PencilLine aria-hidden />
          Edit
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      {children}
    </section>
  )
}
