import { words } from '@headframe/wire'
import { useState } from 'react'

import { Banner } from '../../../ui/data/banner.tsx'
import { FileRow } from '../../../ui/form/file-row.tsx'
import { Spinner } from '../../../ui/data/spinner.tsx'
import { ActiveResume } from './active-resume.tsx'
import { ResumeReplacement, type ChosenResume } from './resume-replacement.tsx'
import { useUploads } from './use-uploads.ts'

/** The resume in force, the one that is about to replace it, and what became of the last one. */
export function ResumeCard({ chosen }: { chosen: ChosenResume }) {
  const { active, replacement, last_error, processing } = useUploads()
  const [sawReading, setSawReading] = useState(processing)
  if (processing && !sawReading) setSawReading(true)
  // A short one has been read before anybody could see that it was being read.
  const [sent, setSent] = useState<string>()
  const wasRead = sawReading || (sent !== undefined && active?.file_name === sent)
  const isDone = wasRead && !processing && last_error === null

  return (
    <div className="flex flex-col gap-3">
      {active && <ActiveResume name={active.file_name} uploaded={active.formatted_upload_date} />}
      {processing && (
        <>
          {replacement && <FileRow name={replacement.file_name} status="New resume" />}
          <p role="status" className="flex items-start gap-3 text-sm text-ink-2">
            <Spinner size="sm" className="mt-0.5 text-primary" />
            {replacement
              ? `${words.resumePending} Until it has been read, the present one stays.`
              : 'Your resume is being read.'}
          </p>
        </>
      )}
      {isDone && (
        <Banner tone="success">Your resume has been read. Your profile shows what it says.</Banner>
      )}
      {!processing && last_error && (
        <Banner tone="warning" prefix="Your last upload:">
          {last_error}
        </Banner>
      )}
      {!processing && (
        <ResumeReplacement present={active?.file_name} chosen={chosen} onSent={setSent} />
      )}
    </div>
  )
}
