import { contractorFacts } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'

/** The way from the profile to what was read of it, and what a new resume has changed there. */
export function FactsNotice() {
  const own = useRead(contractorFacts.show, {})
  const { has_resume: hasResume, is_unreadable: isUnreadable, facts, differences } = own
  if (!hasResume) return null
  if (isUnreadable && facts.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        Companies see no jobs and no tickets of yours yet.{' '}
        <TextLink to={paths.contractor.facts}>Add them by hand</TextLink>
      </p>
    )
  }
  if (differences.length === 0) {
    return (
      <p data-print="hidden" className="text-sm text-ink-2">
        Something read wrongly, or missing?{' '}
        <TextLink to={paths.contractor.facts}>
          Change, hide or add jobs, tickets, studies and skills
        </TextLink>
      </p>
    )
  }
  const places = differences.length === 1 ? 'one place' : `${differences.length} places`
  return (
    <Banner tone="info" prefix="Your new resume has been read.">
      It differs from the one before in {places}. What you changed yourself still stands.{' '}
      <TextLink to={paths.contractor.facts}>Look at the difference</TextLink>
    </Banner>
  )
}
