import { contractorProfiles } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { ResumeDrop } from '../../../parts/resume/resume-drop.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

interface ResumeReplacementProps {
  /** The name of the resume that would be replaced. */
  present: string | undefined
  onSent: (name: string) => void
}

/** A new resume: chosen, then confirmed or let go, then on its way. */
export function ResumeReplacement({ present, onSent }: ResumeReplacementProps) {
  const [file, setFile] = useState<File>()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const { ask, isAsking } = useWrite(contractorProfiles.replaceResume)

  function choose(chosen: File | undefined) {
    setProblem(undefined)
    setFile(chosen)
  }

  async function upload(replaceFile: File) {
    setProblem(undefined)
    setPercent(0)
    try {
      const { replacement } = await ask({ replaceFile }, { onProgress: setPercent })
      onSent(replacement.file_name)
      setFile(undefined)
    } catch (failed) {
      setProblem(textOfFailure(failed, contractorProfiles.replaceResume))
    } finally {
      setPercent(undefined)
    }
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
            <Button variant="secondary" disabled={isAsking} onClick={() => choose(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
