import type { WizardStep } from '../../../parts/wizard/use-wizard.ts'
import type { JobValues } from './job-values.ts'

export type StepId = 'role-description' | 'conditions' | 'project-details' | 'review'

interface JobStep extends WizardStep<StepId> {
  readonly lead: string
  readonly fields: readonly (keyof JobValues)[]
}

/** All steps; a draft knows them by their number. */
export const steps: readonly JobStep[] = [
  {
    id: 'role-description',
    label: 'Role Description',
    lead: 'What the work is and who you are looking for.',
    fields: ['selectedIndustry', 'selectedRole', 'title', 'description'],
  },
  {
    id: 'conditions',
    label: 'Conditions',
    lead: 'Where, when and how the work is done. Contractors choose by these.',
    fields: [
      'is_project',
      'work_arrangement',
      'work_type',
      'contract_length',
      'rate_category',
      'rate',
      'rate_type',
      'start_date',
      'work_location',
      'roster',
      'hours',
    ],
  },
  {
    id: 'project-details',
    label: 'Project details',
    lead: 'The project that this job is for.',
    fields: [
      'project_description',
      'project_timeframe',
      'project_stage',
      'project_team_size',
      'project_budget',
    ],
  },
  {
    id: 'review',
    label: 'Review & Post Your Job',
    lead: 'This is what contractors will see.',
    fields: [],
  },
]

/** The way through the form: only a job of a project is asked about one. */
export function stepsFor({ is_project }: Pick<JobValues, 'is_project'>): readonly JobStep[] {
  return is_project === '1' ? steps : steps.filter(({ id }) => id !== 'project-details')
}

export function numberOfStep(id: StepId): number {
  return steps.findIndex((step) => step.id === id)
}
