import type { CompanyJob } from '@headframe/wire'
import { MapPin, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'

import { JobFacts } from '../../../../parts/job/job-facts.tsx'
import { placeWords } from '../../../../parts/job/job-words.ts'
import { AboutProject } from '../../../../parts/job/project-block.tsx'
import { MapOfPlace } from '../../../../parts/map/map-of-place.tsx'
import { RichHtml } from '../../../../parts/rich-text/rich-html.tsx'
import { Banner } from '../../../../ui/data/banner.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import type { StepId } from '../job-steps.ts'

interface JobPreviewProps {
  job: CompanyJob
  onEdit: (step: StepId) => void
}

/** What every reader of the posting will be shown, with the way back to where each thing was said. */
export function JobPreview({ job, onEdit }: JobPreviewProps) {
  const { title, company_name, work_location, location_lat: lat, location_lng: lng } = job

  return (
    <>
      <Piece name="Role Description" onEdit={() => onEdit('role-description')}>
        <p className="text-lg font-semibold wrap-anywhere">{title}</p>
        <p className="mt-0.5 text-ink-2">
          {[company_name, job.industryName, job.roleName].filter(Boolean).join(' · ')}
        </p>
        <RichHtml html={job.description_rendered ?? ''} className="mt-4 wrap-anywhere" />
      </Piece>
      <Piece name="Conditions" onEdit={() => onEdit('conditions')}>
        <p className="mb-5 flex items-start gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <span className="min-w-0 font-semibold wrap-anywhere">{placeWords(work_location)}</span>
        </p>
        <JobFacts job={job} className="md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-3" />
        {lat !== null && lng !== null ? (
          <MapOfPlace at={{ lat, lng }} name={placeWords(work_location)} className="mt-5" />
        ) : (
          <Banner tone="warning" className="mt-5">
            This place is on no map, so whoever searches by place will not find the job. Edit it, or
            put the marker there yourself: once the job is live, it cannot be changed.
          </Banner>
        )}
      </Piece>
      {job.is_project === 1 && (
        <Piece name="Project details" onEdit={() => onEdit('project-details')}>
          <AboutProject job={job} />
        </Piece>
      )}
    </>
  )
}

interface PieceProps {
  name: string
  onEdit: () => void
  children: ReactNode
}

function Piece({ name, onEdit, children }: PieceProps) {
  return (
    <section aria-label={name} className="border-t border-line pt-5">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="text-lg">{name}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
          className="-mr-3"
        >
          <Pencil aria-hidden />
          Edit
        </Button>
      </div>
      {children}
    </section>
  )
}
