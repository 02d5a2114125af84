import { applicants } from '@headframe/wire'

import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface ResumeButtonProps {
  jobId: string
  profileHash: string
  /** Whose resume it is. */
  name: string
  className?: string
}

export function ResumeButton({ jobId, profileHash, name, className }: ResumeButtonProps) {
  return (
    <ResumeDownload
      call={applicants.resume}
      input={{ jobUuid: jobId, profile_hash: profileHash }}
      className={className}
    >
      Download Resume
      <VisuallyHidden> of {name}</VisuallyHidden>
    </ResumeDownload>
  )
}
