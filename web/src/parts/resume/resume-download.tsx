import type { Call, FileReply, InputOf } from '@headframe/wire'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import { useDownload } from '../../calls/use-download.ts'
import { Button } from '../../ui/form/button.tsx'
import { useToast } from '../../ui/overlay/toast.ts'
import { resumeInWords } from './resume-failure.ts'

interface ResumeDownloadProps<C extends Call & { output: FileReply }> {
  call: C
  input: InputOf<C>
  className?: string | undefined
  children: ReactNode
}

/** Fetches a resume, and tells by a toast what went wrong. */
export function ResumeDownload<C extends Call & { output: FileReply }>({
  call,
  input,
  className,
  children,
}: ResumeDownloadProps<C>) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(call, {
    inWords: resumeInWords,
    onRefused: (_, text) => toast.error(text),
  })
  return (
    <Button
      variant="secondary"
      busy={isAsking}
      busyLabel="Fetching the resume"
      className={className}
      onClick={() => void ask(input)}
    >
      <Download aria-hidden />
      {children}
    </Button>
  )
}
