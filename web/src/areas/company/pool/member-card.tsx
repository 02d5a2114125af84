import {
  communityMembers,
  communityMessages,
  monthsInWords,
  type CommunityMember,
  type OwnCommunity,
} from '@headframe/wire'
import { CalendarCheck, CalendarClock, CalendarX, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'

import { dayInShort } from '../../../lib/day-words.ts'
import { dateInWords, elapsedInShort } from '../../../lib/elapsed.ts'
import { paths, pictureOf } from '../../../lib/paths.ts'
import { Chips } from '../../../parts/communities/chips.tsx'
import { StandingBadge } from '../../../parts/communities/community-badges.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import { rateInWords } from '../../../parts/profile/profile-words.ts'
import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { memberFreeWords } from '../applicants/free-words.ts'
import { useMay } from '../role.ts'
import { DecideMember } from './decide-member.tsx'
import type { PoolWish } from './pool-wish.ts'

const shownSkills = 4

interface MemberCardProps {
  pool: OwnCommunity
  member: CommunityMember
  /** The list that the card stands in, to come back to it. */
  wish: PoolWish
  /** The box to tick it by. */
  tick: ReactNode
}

/** Somebody who applied: who it is, what decides, and what can be done. */
export function MemberCard({ pool: { id }, member, wish, tick }: MemberCardProps) {
  const { id: memberId, full_name: name, photo_hash, current_role, has_resume } = member
  const toProfile = {
    to: paths.company.poolMember,
    params: { id, memberId },
    search: wish,
    state: { isFromPool: true },
  } as const

  return (
    <Card as="article" padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-3 sm:gap-4">
        {tick}
        <Avatar
          name={name}
          picture={photo_hash && pictureOf(photo_hash)}
          size="lg"
          className="max-sm:size-12 max-sm:text-base"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">
              <TextLink {...toProfile} look="plain">
                {name}
              </TextLink>
            </h3>
            <p className="text-ink-2">{current_role ?? 'No current role'}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {member.application_status === 'Under Review' && (
              <Badge tone="info">Under Review</Badge>
            )}
            <StandingBadge standing={member.status} />
          </div>
        </div>
      </div>
      <MemberFacts member={member} />
      <MatchStrip match={member.match} />
      {member.skills.length > 0 && (
        <Chips label="Skills" entries={member.skills} most={shownSkills} of="skill" />
      )}
      <FreeNote free={member.free} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <div className={buttonRow}>
          <ButtonLink {...toProfile} variant="secondary">
            View Profile
            <VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
          <MessageButton id={id} member={member} wish={wish} />
          {has_resume && (
            <ResumeDownload call={communityMembers.resume} input={{ id, memberId }}>
              Resume
              <VisuallyHidden> of {name}</VisuallyHidden>
            </ResumeDownload>
          )}
        </div>
        <DecideMember poolId={id} member={member} className={buttonRow} />
      </div>
    </Card>
  )
}

/** On a phone the buttons share rows, and give up their icons for their words. */
export const buttonRow =
  'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:px-2 max-sm:[&_.lucide]:hidden'

interface MessageButtonProps {
  id: string
  member: CommunityMember
  wish: PoolWish
}

/** Whoever may only read has nothing to open before there is a thread. */
export function MessageButton({ id, member, wish }: MessageButtonProps) {
  const { id: memberId, full_name: name, has_messages, unread } = member
  const mayWrite = useMay(communityMessages.toMember)
  if (!mayWrite && !has_messages) return null
  return (
    <ButtonLink
      to={paths.company.pool}
      params={{ id }}
      search={{ ...wish, thread: memberId }}
      resetScroll={false}
      variant="secondary"
    >
      <MessageSquare aria-hidden />
      {mayWrite ? 'Message' : 'Messages'}
      <VisuallyHidden> {mayWrite ? name : `with ${name}`}</VisuallyHidden>
      {unread > 0 && (
        <span className="num rounded-full bg-primary px-1.5 text-xs leading-5 font-semibold text-on-primary">
          {unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
    </ButtonLink>
  )
}

function MemberFacts({ member }: { member: CommunityMember }) {
  const now = useNow()
  const { applied_date, totalExperience: months } = member
  const facts = [
    { label: 'Location', value: member.location },
    { label: 'Availability', value: memberFreeWords(member, new Date(now * 1000)) },
    { label: 'Rate', value: rateInWords(member) },
    { label: 'Experience', value: months === null ? undefined : monthsInWords(months) },
    {
      label: 'Applied',
      value: <Moment at={applied_date}>{elapsedInShort(applied_date, now)}</Moment>,
    },
  ]
  return <Facts look="open" facts={facts} className="sm:grid-cols-3 lg:grid-cols-5" />
}

const answers = {
  yes: { icon: CalendarCheck, ink: 'text-gum', words: () => 'Free now' },
  from: {
    icon: CalendarClock,
    ink: 'text-warn-ink',
    words: (day: string | null) => `Free from ${day ? dayInShort(day) : 'a later day'}`,
  },
  no: { icon: CalendarX, ink: 'text-danger', words: () => 'Not free' },
} as const

/** What they answered when they were asked whether they are free, and when. */
export function FreeNote({ free }: Pick<CommunityMember, 'free'>) {
  if (!free) return null
  const { answer, free_from, answer_date, asked_date } = free
  if (answer === null || answer_date === null)
    return (
      <p className="num text-sm text-ink-2">Asked on {dateInWords(asked_date)}, no answer yet</p>
    )
  const { icon: Icon, ink, words } = answers[answer]
  const isOlder = answer_date < asked_date
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-sm">
      <span className={`inline-flex items-center gap-1.5 font-semibold ${ink}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {words(free_from)}
      </span>
      <span className="text-ink-2">
        as they answered on {dateInWords(answer_date)}
        {isOlder && `; asked again on ${dateInWords(asked_date)}`}
      </span>
    </p>
  )
}
