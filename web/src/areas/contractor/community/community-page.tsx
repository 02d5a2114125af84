import { contractorCommunities, type OpenCommunityDetail } from '@headframe/wire'
import { Clock, MapPin } from 'lucide-react'
import { useEffect } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useDocument } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { Chips } from '../../../parts/communities/chips.tsx'
import {
  createdWords,
  dayOrNone,
  kindWords,
  workWords,
  threeFacts,
} from '../../../parts/communities/community-words.ts'
import { ProjectSection } from '../../../parts/communities/project-section.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { MatchPanel } from '../../../parts/match/match-panel.tsx'
import { MapOfPlace } from '../../../parts/map/map-of-place.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { RichHtml } from '../../../parts/rich-text/rich-html.tsx'
import { Thread } from '../../../parts/thread/thread.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { ContourBand } from '../../../ui/layout/contours.tsx'
import { JobColumns } from '../job/job-columns.tsx'
import { ApplicationPanel, messagesId } from './application-panel.tsx'
import { callsOf } from './calls-of-thread.ts'

/** The company’s first message opens the thread; whoever waits for it on this page sees it within so long. */
const firstMessageMs = 20_000

type Detail = { pool: OpenCommunityDetail }

/** Top down: what it is, where its reader stands, what is asked for, and what was written. */
export function CommunityPage({ id }: { id: string }) {
  const pool = useRead(
    contractorCommunities.one,
    { id },
    {
      againAfterMs: ({ applicationStatus, has_messages: isOpened }) =>
        applicationStatus !== null && !isOpened ? firstMessageMs : undefined,
      againWithWindow: true,
    },
  )
  const { title, company_name, requirements, qualifications } = pool
  useDocument(`${title} at ${company_name}`, `The talent pool ${title} of ${company_name}.`)

  return (
    <JobColumns
      hero={<Hero pool={pool} />}
      standing={
        <div className="max-lg:mb-6">
          <ApplicationPanel pool={pool} />
          {pool.match && (
            <div className="mt-6">
              <MatchPanel match={pool.match} title="Why you" />
            </div>
          )}
        </div>
      }
    >
      {pool.has_messages && <Messages pool={pool} />}
      <ProfileSection title="About this Talent Pool">
        <RichHtml html={pool.description_html} className="wrap-anywhere" />
      </ProfileSection>
      <ProjectSection project={pool.project} />
      <ProfileSection title="Requirements">
        {requirements.length > 0 ? (
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {requirements.map((requirement) => (
              <li key={requirement} className="wrap-anywhere">
                {requirement}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">
            No specific pre-employment requirements are listed for this talent pool.
          </p>
        )}
      </ProfileSection>
      <ProfileSection title="Skills & Qualifications">
        {qualifications.length > 0 ? (
          <Chips label="Skills & Qualifications" entries={qualifications} />
        ) : (
          <p className="text-ink-2">
            This is an open talent pool. All skill sets are welcome to apply.
          </p>
        )}
      </ProfileSection>
      <Location pool={pool} />
    </JobColumns>
  )
}

function Hero({ pool }: Detail) {
  const { title, company_name, company_logo, company_slug, location } = pool
  const facts = [
    { label: 'Work Type', value: workWords[pool.work_type] },
    { label: 'Salary', value: 'Competitive' },
    { label: 'Hiring By', value: dayOrNone(pool.timeline_date) },
  ]

  return (
    <Card padding="none" className="overflow-hidden">
      <ContourBand className="h-16 sm:h-24" />
      <div className="px-5 pb-5 sm:px-7 sm:pb-7">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <Avatar
            name={company_name}
            picture={company_logo}
            shape="square"
            size="lg"
            className="relative z-10 -mt-8 rounded-lg shadow-e2 ring-4 ring-surface sm:-mt-10 sm:size-20"
          />
          <Badge tone="info">{kindWords(pool)}</Badge>
        </div>
        <p className="mt-4">
          <TextLink
            to={paths.contractor.company}
            params={{ slug: company_slug }}
            look="alone"
            className="inline-block py-2 wrap-anywhere"
          >
            {company_name}
          </TextLink>
        </p>
        <h1 className="wrap-anywhere">{title}</h1>
        <ul className="num mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
          <li className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{location}</span>
          </li>
          <li className="flex items-center gap-1.5">
            <Clock aria-hidden className="size-4.5 shrink-0" />
            Created {createdWords(pool)}
          </li>
        </ul>
        <Facts facts={facts} className={`mt-5 ${threeFacts}`} />
      </div>
    </Card>
  )
}

function Location({ pool: { location, location_lat: lat, location_lng: lng } }: Detail) {
  if (lat === null || lng === null) return null
  return (
    <ProfileSection title="Location">
      <p className="mb-3 wrap-anywhere text-ink-2">{location}</p>
      <MapOfPlace at={{ lat, lng }} name={location} />
    </ProfileSection>
  )
}

/** Shown once the company has written. */
function Messages({ pool: { id, company_name: company } }: Detail) {
  // What was read counts as unread in no list any more.
  useEffect(() => refreshReads, [])
  return (
    <div id={messagesId} tabIndex={-1} className="outline-none">
      <ProfileSection title="Messages" note={`Between you and ${company}.`}>
        <Thread
          calls={callsOf(id)}
          name={id}
          side="contractor"
          other={company}
          gone="There is no conversation any more: your application was withdrawn, or the talent pool is gone."
          // What was written is bounded, and not what is being written: a long message makes room for itself.
          className="*:first:max-h-108"
        />
      </ProfileSection>
    </div>
  )
}
