import { applicants } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../../../calls/use-download.ts'
import { textOfResumeFailure } from '../../../parts/resume/resume-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface ResumeButtonProps {
  jobId: string
  profileHash: string
  /** Whose resume it is. */
  name: string
  className?: string
}

export function ResumeButton({ jobId, profileHash, name, className }: ResumeButtonProps) {
  const toast = useToast()
  const { fetchFile, isFetching } = useDownload(applicants.resume, (failed) =>
    toast.error(textOfResumeFailure(failed, applicants.resume)),
  )

  return (
    <Button
      variant="secondary"
      busy={isFetching}
      busyLabel="Fetching the resume"
      className={className}
      onClick={() => fetchFile({ jobUuid: jobId, profile_hash: profileHash })}
    >
      <Download aria-hidden />
      Download Resume
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  )
}
