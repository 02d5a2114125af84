import { contractorProfiles } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../../../calls/use-download.ts'
import { resumeInWords } from '../../../parts/resume/resume-failure.ts'
import { FileRow } from '../../../ui/form/file-row.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'

interface ActiveResumeProps {
  name: string
  uploaded: string
}

export function ActiveResume({ name, uploaded }: ActiveResumeProps) {
  const { ask, isAsking, problem } = useDownload(contractorProfiles.resume, {
    inWords: resumeInWords,
  })

  return (
    <FileRow
      name={name}
      status={`Uploaded ${uploaded}`}
      error={problem}
      actions={
        <IconButton
          icon={Download}
          label={`Download ${name}`}
          busy={isAsking}
          onClick={() => void ask({})}
        />
      }
    />
  )
}
