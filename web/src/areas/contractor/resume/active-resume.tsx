import { contractorProfiles, Refusal, words } from '@headframe/wire'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { download } from '../../../calls/download.ts'
import { textOfFailure } from '../../../calls/failure.ts'
import { FileRow } from '../../../ui/file-row.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ActiveResumeProps {
  name: string
  uploaded: string
}

export function ActiveResume({ name, uploaded }: ActiveResumeProps) {
  const [isFetching, setIsFetching] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function fetchIt() {
    setProblem(undefined)
    setIsFetching(true)
    try {
      await download(contractorProfiles.resume, {})
    } catch (failed) {
      setProblem(textOf(failed))
    } finally {
      setIsFetching(false)
    }
  }

  return (
    <FileRow
      name={name}
      status={`Uploaded ${uploaded}`}
      error={problem}
      actions={
        <IconButton
          icon={Download}
          label={`Download ${name}`}
          busy={isFetching}
          onClick={() => void fetchIt()}
        />
      }
    />
  )
}

/** A server that was not reached has words of its own here. */
function textOf(failed: unknown): string {
  return failed instanceof Refusal && failed.code === 'UNREACHABLE'
    ? words.resumeNotFetched
    : textOfFailure(failed, contractorProfiles.resume)
}
