import type { WizardStep } from '../../../parts/wizard/use-wizard.ts'
import type { PoolValues } from './pool-values.ts'

const info = {
  id: 'info',
  label: 'Talent Pool Info',
  fields: ['type', 'location', 'title'],
} as const
const project = {
  id: 'project',
  label: 'Project Details',
  fields: [
    'projectId',
    'projectName',
    'projectSummary',
    'projectBudget',
    'projectStart',
    'projectLength',
  ],
} as const
const role = {
  id: 'role',
  label: 'Role & Requirements',
  fields: [
    'description',
    'workType',
    'rate',
    'rateType',
    'timeline',
    'requirements',
    'qualifications',
  ],
} as const
const review = { id: 'review', label: 'Review & Submit', fields: [] } as const

export const allSteps = [
  info,
  project,
  role,
  review,
] as const satisfies readonly WizardStep<string>[]
export type PoolStepId = (typeof allSteps)[number]['id']

/** Only a pool that is for a project asks which one. */
export function stepsFor(type: PoolValues['type']): readonly WizardStep<PoolStepId>[] {
  return type === 'project' ? allSteps : [info, role, review]
}
