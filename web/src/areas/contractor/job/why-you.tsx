import type { Match } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { MatchPanel } from '../../../parts/match/match-panel.tsx'

/** How well its reader fits, for the reader alone. */
export default function WhyYou({ match }: { match: Match }) {
  return (
    <MatchPanel match={match} title="Why you">
      <p className="text-sm text-ink-2">
        A program compared your profile and resume with these words; people decide.{' '}
        <TextLink to={paths.privacy}>How it is done</TextLink> ·{' '}
        <TextLink to={paths.contractor.jobWishes}>Your job wishes</TextLink>
      </p>
    </MatchPanel>
  )
}
