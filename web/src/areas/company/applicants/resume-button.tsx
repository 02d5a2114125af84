import { applicants, Refusal, words } from '@headframe/wire'
import { Download } from 'lucide-react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useDownload } from '../../../calls/use-download.ts'
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
    toast.error(textOf(failed)),
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

/** A server that was not reached has words of its own here. */
function textOf(failed: unknown): string {
  return failed instanceof Refusal && failed.code === 'UNREACHABLE'
    ? words.resumeNotFetched
    : textOfFailure(failed, applicants.resume)
}
