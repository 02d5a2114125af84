import { contractorProfiles } from '@headframe/wire'
import { useRef, useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { ResumeDrop } from '../../../parts/resume/resume-drop.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'

/** A file that waits to be confirmed; whoever is about to leave has to know of it. */
export interface ChosenResume {
  file: File | undefined
  choose: (file: File | undefined) => void
}

interface ResumeReplacementProps {
  /** The name of the resume that would be replaced. */
  present: string | undefined
  chosen: ChosenResume
  onSent: (name: string) => void
}

/** A new resume: chosen, then confirmed or let go, then on its way. */
export function ResumeReplacement({ present, chosen, onSent }: ResumeReplacementProps) {
  const { file } = chosen
  const [percent, setPercent] = useState<number>()
  const uploading = useRef<AbortController>(undefined)
  const { ask, isAsking, problem, forget } = useWrite(contractorProfiles.replaceResume, {
    onDone: ({ replacement }) => {
      onSent(replacement.file_name)
      chosen.choose(undefined)
    },
  })

  function choose(next: File | undefined) {
    forget()
    chosen.choose(next)
  }

  function cancel() {
    uploading.current?.abort()
    choose(undefined)
  }

  async function upload(replaceFile: File) {
    const { signal } = (uploading.current = new AbortController())
    setPercent(0)
    await ask({ replaceFile }, { onProgress: setPercent, signal })
    setPercent(undefined)
    // All of it may have arrived by then: the card asks what is there.
    if (signal.aborted) refreshReads()
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={present ? 'Replace resume' : 'Upload your resume'}>
        <ResumeDrop file={file} percent={percent} disabled={isAsking} onChange={choose} />
      </Field>
      {problem && <Banner tone="error">{problem}</Banner>}
      {file && (
        <div role="group" aria-label="Confirm" className="flex flex-col gap-3">
          <p>
            {present ? `Replace ${present} with this file?` : 'Use this file as your resume?'} It is
            read, and your profile then shows what it says.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              busy={isAsking}
              busyLabel="Uploading your resume"
              onClick={() => void upload(file)}
            >
              {present ? 'Replace resume' : 'Upload resume'}
            </Button>
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
