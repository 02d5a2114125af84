import { ConditionsStep } from './conditions-step.tsx'
import { ProjectStep } from './project-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { RoleStep } from './role-step.tsx'
import type { JobForm } from '../use-job-form.ts'

/** What the open step asks for. */
export function StepFields({ job }: { job: JobForm }) {
  const form = { store: job.store }
  switch (job.wizard.step) {
    case 'role-description':
      return <RoleStep form={form} />
    case 'conditions':
      return <ConditionsStep job={job} />
    case 'project-details':
      return <ProjectStep form={form} />
    case 'review':
      return <ReviewStep job={job} />
  }
}
