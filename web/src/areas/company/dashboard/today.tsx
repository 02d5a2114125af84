import {
  applicants,
  applicationStatus,
  companyAccounts,
  companyJobs,
  jobStatus,
  type CompanyToday,
} from '@headframe/wire'
import { CalendarClock, FilePenLine, Inbox, MessageSquareText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { spanInWords } from '../../../lib/elapsed.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Stat, StatSkeleton, statsStyles } from '../../../ui/data/stat.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { IfRole, useMay } from '../role.ts'

/** What waits for the company, each with the way to where it is dealt with. */
export function Today() {
  const today = useRead(companyAccounts.today, {}, { againWithWindow: true })
  const tiles = [waitingTile, endingTile, draftsTile, unreadTile]
  const now = useNow()
  return (
    <section aria-labelledby="today" className="flex flex-col gap-3">
      <h2 id="today">Today</h2>
      <div className={row}>
        {tiles.map((tileOf) => {
          const { label, icon, count, note, link } = tileOf(today, now)
          return (
            <Stat
              key={label}
              label={label}
              icon={icon}
              value={inFigures(count)}
              className={height}
              link={
                <span className="flex min-h-6 flex-wrap gap-x-2 text-ink-2">
                  {count > 0 ? (
                    <>
                      {note && <span className="num">{note}</span>}
                      {link}
                    </>
                  ) : (
                    note
                  )}
                </span>
              }
            />
          )
        })}
      </div>
    </section>
  )
}

const row = `${statsStyles} lg:grid-cols-4`
const height = 'sm:min-h-35'

export function TodaySkeleton() {
  return (
    <section aria-hidden className="flex flex-col gap-3">
      <h2>Today</h2>
      <div className={row}>
        {[0, 1, 2, 3].map((tile) => (
          <StatSkeleton key={tile} className={height} />
        ))}
      </div>
    </section>
  )
}

interface Tile {
  label: string
  icon: LucideIcon
  count: number
  /** Since when, until when, or that there is nothing. */
  note: string
  link: ReactNode
}

const linkStyles = { look: 'alone', className: stretchedLinkStyles } as const

function waitingTile({ waiting }: CompanyToday, now: number): Tile {
  const { applicants: count, jobs, job, since } = waiting
  return {
    label: 'Applicants who wait',
    icon: Inbox,
    count,
    note: since === null ? 'Nobody waits' : waitInWords(now - since),
    link:
      jobs === 1 && job !== null ? (
        <TextLink
          to={paths.company.viewJob}
          params={{ jobId: job }}
          search={{ tab: 'applicants', status: applicationStatus.pending }}
          {...linkStyles}
        >
          <WhatToDo />
        </TextLink>
      ) : (
        <TextLink to={paths.company.manageJobs} search={{ only: 'waiting' }} {...linkStyles}>
          {`On ${counted(jobs, 'job')}`}
        </TextLink>
      ),
  }
}

/** Whoever only looks decides about nobody. */
function WhatToDo() {
  return useMay(applicants.decide) ? 'Decide' : 'See who'
}

/** Whoever applied this minute has not waited for a span yet. */
function waitInWords(seconds: number): string {
  return seconds < 60 ? 'Since just now.' : `The longest for ${spanInWords(seconds)}.`
}

function endingTile({ ending: { jobs, next } }: CompanyToday, now: number): Tile {
  return {
    label: 'Jobs that end soon',
    icon: CalendarClock,
    count: jobs,
    note:
      next === null ? 'None within a week' : `The next in ${spanInWords(Math.max(0, next - now))}.`,
    link: (
      <TextLink to={paths.company.manageJobs} search={{ only: 'ending' }} {...linkStyles}>
        See which
      </TextLink>
    ),
  }
}

function draftsTile({ drafts: { jobs, last } }: CompanyToday): Tile {
  return {
    label: 'Drafts',
    icon: FilePenLine,
    count: jobs,
    note: jobs === 0 ? 'Nothing is half written' : '',
    // Two ways on, side by side for a finger: neither answers for the whole tile.
    link: (
      <span className="flex flex-col items-start">
        {last && (
          <IfRole may={companyJobs.saveDraft}>
            <TextLink
              to={paths.company.editJob}
              params={{ jobId: last.uuid }}
              look="alone"
              className={oneOfTwo}
            >
              Go on with {last.title ?? 'the last one'}
            </TextLink>
          </IfRole>
        )}
        <TextLink
          to={paths.company.manageJobs}
          search={{ status: jobStatus.draft }}
          look="alone"
          className={oneOfTwo}
        >
          All drafts
        </TextLink>
      </span>
    ),
  }
}

const oneOfTwo = 'inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11'

function unreadTile({ unread: { messages, pools, pool } }: CompanyToday): Tile {
  return {
    label: 'Unread messages',
    icon: MessageSquareText,
    count: messages,
    note: messages === 0 ? 'All is read' : '',
    link:
      pools === 1 && pool !== null ? (
        <TextLink
          to={paths.company.pool}
          params={{ id: pool }}
          search={{ tab: 'members', status: 'unread' }}
          {...linkStyles}
        >
          Read and answer
        </TextLink>
      ) : (
        <TextLink to={paths.company.pools} search={{ status: 'unread' }} {...linkStyles}>
          {`In ${counted(pools, 'talent pool')}`}
        </TextLink>
      ),
  }
}
