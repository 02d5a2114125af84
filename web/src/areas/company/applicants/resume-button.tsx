import { applicants } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../../../calls/use-download.ts'
import { resumeInWords } from '../../../parts/resume/resume-failure.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface ResumeButtonProps {
  jobId: string
  profileHash: string
  /** Whose resume it is. */
  name: string
  className?: string
}

export function ResumeButton({ jobId, profileHash, name, className }: ResumeButtonProps) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(applicants.resume, {
    inWords: resumeInWords,
    onRefused: (_, text) => toast.error(text),
  })

  return (
    <Button
      variant="secondary"
      busy={isAsking}
      busyLabel="Fetching the resume"
      className={className}
      onClick={() => void ask({ jobUuid: jobId, profile_hash: profileHash })}
    >
      <Download aria-hidden />
      Download Resume
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  )
}
