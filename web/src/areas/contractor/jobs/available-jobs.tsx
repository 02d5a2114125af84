import { mostOnMap, type JobListItem } from '@headframe/wire'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkStyles } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { counted } from './counted.ts'
import { JobInBrief } from './job-in-brief.tsx'
import { resultsHeadingId } from './results-heading.ts'

interface AvailableJobsProps {
  /** Nothing while they are on their way. */
  jobs: readonly JobListItem[] | undefined
  total: number | undefined
  withoutLocation: number
  selectedId: string | undefined
  onSelected: (id: string) => void
  onHovered: (id: string | undefined) => void
  onListWanted: () => void
}

const shownAtOnce = 50

/** Beside the map, and under it on a phone. */
export function AvailableJobs({ jobs, total = 0, withoutLocation, ...rest }: AvailableJobsProps) {
  const { onListWanted, ...selection } = rest

  return (
    <section
      aria-labelledby={resultsHeadingId}
      className="flex min-h-40 flex-col rounded-lg border border-line bg-surface lg:w-88"
    >
      <div className="border-b border-line px-4 py-3">
        <h2 id={resultsHeadingId} tabIndex={-1} className="text-lg">
          Available Jobs
        </h2>
        <output className="num block text-sm text-ink-2">
          {jobs ? `${counted(total, 'position')} found` : 'Looking for jobs'}
        </output>
        {total > mostOnMap && (
          <p className="num text-sm text-ink-2">
            The first {mostOnMap.toLocaleString('en-AU')} of them are on the map.
          </p>
        )}
        {withoutLocation > 0 && (
          <p className="num text-sm text-ink-2">
            {counted(withoutLocation, 'job')} {withoutLocation === 1 ? 'has' : 'have'} no location.{' '}
            <button type="button" className={linkStyles()} onClick={onListWanted}>
              See the list
            </button>
          </p>
        )}
      </div>
      {jobs ? <Jobs jobs={jobs} {...selection} /> : <BriefsSkeleton />}
    </section>
  )
}

type JobsProps = Pick<AvailableJobsProps, 'selectedId' | 'onSelected' | 'onHovered'> & {
  jobs: readonly JobListItem[]
}

function Jobs({ jobs, selectedId, onSelected, onHovered }: JobsProps) {
  const [wanted, setWanted] = useState(shownAtOnce)
  const list = useRef<HTMLUListElement>(null)
  // What is picked on the map is always in the list.
  const picked = jobs.findIndex(({ job_id }) => job_id === selectedId)
  const shown = jobs.slice(0, Math.max(wanted, picked + 1))

  useEffect(() => {
    const card = list.current?.children[picked]
    if (list.current && card instanceof HTMLElement) bringIntoView(list.current, card)
  }, [picked])

  return (
    <ul ref={list} className="relative lg:overflow-y-auto lg:overscroll-contain">
      {shown.map((job) => {
        const isSelected = job.job_id === selectedId
        return (
          <li
            key={job.job_id}
            className={cn(
              'flex items-start gap-2 border-b border-line py-3 pr-2 pl-4 transition-colors last:border-b-0 hover:bg-sunken',
              isSelected && 'bg-primary-soft inset-ring-1 inset-ring-primary hover:bg-primary-soft',
            )}
            onPointerEnter={() => onHovered(job.job_id)}
            onPointerLeave={() => onHovered(undefined)}
          >
            <div className="min-w-0 flex-1">
              <JobInBrief job={job} />
            </div>
            <IconButton
              icon={MapPin}
              label={`Show ${job.job_title} on the map`}
              aria-pressed={isSelected}
              onClick={() => onSelected(job.job_id)}
              onFocus={() => onHovered(job.job_id)}
              onBlur={() => onHovered(undefined)}
            />
          </li>
        )
      })}
      {jobs.length > shown.length && (
        <li className="p-3">
          <Button variant="secondary" wide onClick={() => setWanted(wanted + shownAtOnce)}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Moves only the list itself, where it scrolls; the browser's own way would move the page too. */
function bringIntoView(list: HTMLElement, card: HTMLElement) {
  const top = card.offsetTop
  const bottom = top + card.offsetHeight - list.clientHeight
  if (list.scrollTop > top) list.scrollTo({ top, behavior: 'smooth' })
  else if (list.scrollTop < bottom) list.scrollTo({ top: bottom, behavior: 'smooth' })
}

function BriefsSkeleton() {
  return (
    <div aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((placeholder) => (
        <div key={placeholder} className="flex flex-col gap-2 border-b border-line px-4 py-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
