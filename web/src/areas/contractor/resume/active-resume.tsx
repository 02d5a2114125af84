import { contractorProfiles } from '@headframe/wire'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { useDownload } from '../../../calls/use-download.ts'
import { textOfResumeFailure } from '../../../parts/resume/resume-failure.ts'
import { FileRow } from '../../../ui/file-row.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ActiveResumeProps {
  name: string
  uploaded: string
}

export function ActiveResume({ name, uploaded }: ActiveResumeProps) {
  const [problem, setProblem] = useState<string>()
  const { fetchFile, isFetching } = useDownload(contractorProfiles.resume, (failed) =>
    setProblem(textOfResumeFailure(failed, contractorProfiles.resume)),
  )

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
          onClick={() => {
            setProblem(undefined)
            fetchFile({})
          }}
        />
      }
    />
  )
}
