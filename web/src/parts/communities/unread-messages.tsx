import { counted } from '../../lib/figures.ts'
import { paths } from '../../lib/paths.ts'
import { DayPanel, DayRow } from '../day-panel.tsx'
import { UnreadBadge } from './community-badges.tsx'
import { unreadIn, useUnreadCommunities } from './use-unread-communities.ts'

const all = {
  to: paths.contractor.communities,
  search: { status: 'my-applications' },
  label: 'All you applied to',
}

/** Which companies have written what a contractor has not read; nothing where none has. */
export function UnreadMessages({ className }: { className?: string }) {
  const communities = useUnreadCommunities(true)
  if (communities.length === 0) return null
  return (
    <DayPanel
      title={counted(unreadIn(communities), 'unread message')}
      all={all}
      {...(className !== undefined && { className })}
    >
      {communities.map(({ id, title, company_name, unread }) => (
        <DayRow
          key={id}
          to={{ to: paths.contractor.community, params: { id } }}
          title={company_name}
          note={title}
        >
          <UnreadBadge unread={unread} />
        </DayRow>
      ))}
    </DayPanel>
  )
}
