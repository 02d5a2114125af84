import type { JobListItem } from '@headframe/wire'
import { MapPin } from 'lucide-react'
import { useState, type Ref } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { useGrowing } from '../../../ui/form/use-growing.ts'
import { JobInBrief } from './job-in-brief.tsx'

interface JobBriefsProps {
  /** Nothing while they are on their way. */
  jobs: readonly JobListItem[] | undefined
  selectedId: string | undefined
  selectedRef: Ref<HTMLLIElement>
  /** The others are out of view, and not to be reached. */
  isOnlySelected?: boolean
  onSelected: (id: string) => void
  onHovered?: (id: string | undefined) => void
}

const shownAtOnce = 50
const drawnAtOnce = 10

/** The jobs of the map as a list. */
export function JobBriefs({ jobs, ...rest }: JobBriefsProps) {
  return jobs ? <Briefs jobs={jobs} {...rest} /> : <BriefsSkeleton />
}

function Briefs({ jobs, selectedId, ...rest }: JobBriefsProps & { jobs: readonly JobListItem[] }) {
  const { selectedRef, isOnlySelected = false, onSelected, onHovered } = rest
  const [wanted, setWanted] = useState(shownAtOnce)
  const drawn = useGrowing(wanted, drawnAtOnce)
  // What is picked on the map is always in the list.
  const picked = jobs.findIndex(({ job_id }) => job_id === selectedId)
  const shown = jobs.slice(0, Math.max(drawn, picked + 1))

  return (
    <ul>
      {shown.map((job) => {
        const isSelected = job.job_id === selectedId
        return (
          <li
            key={job.job_id}
            ref={isSelected ? selectedRef : undefined}
            inert={isOnlySelected && !isSelected}
            className={cn(
              'flex items-start gap-2 border-b border-line py-3 pr-2 pl-4 transition-colors last:border-b-0 hover:bg-sunken',
              isSelected && 'bg-primary-soft inset-ring-1 inset-ring-primary hover:bg-primary-soft',
            )}
            onPointerEnter={() => onHovered?.(job.job_id)}
            onPointerLeave={() => onHovered?.(undefined)}
          >
            <div className="min-w-0 flex-1">
              <JobInBrief job={job} />
            </div>
            <IconButton
              icon={MapPin}
              label={`Show ${job.job_title} on the map`}
              aria-pressed={isSelected}
              onClick={() => onSelected(job.job_id)}
              onFocus={() => onHovered?.(job.job_id)}
              onBlur={() => onHovered?.(undefined)}
            />
          </li>
        )
      })}
      {jobs.length > Math.max(wanted, shown.length) && (
        <li className="p-3" inert={isOnlySelected}>
          <Button variant="secondary" wide onClick={() => setWanted(wanted + shownAtOnce)}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  )
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
