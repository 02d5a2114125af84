import { companyJobs, jobStatus } from '@headframe/wire'
import { Link } from '@tanstack/react-router'
import { Archive, Copy, EllipsisVertical, Eye, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '../../../ui/overlay/menu.tsx'
import { titleOf } from '../../../parts/job/job-words.ts'
import { useMay } from '../role.ts'
import type { ActedJob } from './acted-job.ts'
import { CloseJob } from './close-job.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { useDuplicate } from './use-duplicate.ts'

interface JobMenuProps {
  job: ActedJob
  /** The job is in view already. */
  isShown?: boolean
  onDeleted?: () => void
}

/** What can be done with a job in its present state. */
export function JobMenu({ job, isShown = false, onDeleted }: JobMenuProps) {
  const [asked, setAsked] = useState<'close' | 'delete'>()
  const duplicate = useDuplicate()
  const mayEdit = useMay(companyJobs.update)
  const canOpen = !isShown && job.status >= jobStatus.active
  const isDraft = job.status < jobStatus.active
  const isActive = job.status === jobStatus.active
  const params = { jobId: job.uuid }
  const closeQuestion = () => setAsked(undefined)

  // Nothing is left of it for a viewer of a draft.
  if (!mayEdit && !canOpen) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={`Actions for ${titleOf(job)}`}
            variant={isShown ? 'outlined' : 'quiet'}
            busy={duplicate.isAsking}
          />
        }
      >
        {canOpen && (
          <MenuLink icon={Eye} render={<Link to={paths.company.viewJob} params={params} />}>
            View Job
          </MenuLink>
        )}
        {mayEdit && (isDraft || isActive) && !isShown && (
          <MenuLink icon={PencilLine} render={<Link to={paths.company.editJob} params={params} />}>
            {isDraft ? 'Edit Draft' : 'Edit Job'}
          </MenuLink>
        )}
        {mayEdit && !isDraft && (
          <MenuItem icon={Copy} onSelected={() => void duplicate.ask({ jobUUID: job.uuid })}>
            Duplicate Job
          </MenuItem>
        )}
        {mayEdit && isActive && (
          <MenuItem icon={Archive} danger onSelected={() => setAsked('close')}>
            Close Job
          </MenuItem>
        )}
        {mayEdit && isDraft && (
          <MenuItem icon={Trash2} danger onSelected={() => setAsked('delete')}>
            Delete Draft
          </MenuItem>
        )}
      </Menu>
      <CloseJob job={job} open={asked === 'close'} onOpenChange={closeQuestion} />
      <DeleteDraft
        job={job}
        open={asked === 'delete'}
        onOpenChange={closeQuestion}
        onDone={onDeleted}
      />
    </>
  )
}
