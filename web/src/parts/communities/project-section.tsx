import type { OwnCommunity } from '@headframe/wire'

import { Facts } from '../../ui/data/facts.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { budgetWords, dayOrNone, threeFacts } from './community-words.ts'

/** The project that a pool is for; a pool that is for none has no such section. */
export function ProjectSection({ project }: Pick<OwnCommunity, 'project'>) {
  if (!project) return null
  const facts = [
    { label: 'Budget', value: budgetWords(project.budget) },
    { label: 'Start Date', value: dayOrNone(project.start_date) },
    { label: 'Expected Length', value: project.length },
  ]

  return (
    <ProfileSection title="Project Details">
      <h3 className="text-lg wrap-anywhere">{project.name}</h3>
      <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{project.summary}</p>
      <Facts facts={facts} className={`mt-5 ${threeFacts}`} />
    </ProfileSection>
  )
}
