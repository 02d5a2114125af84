import { fileTooLarge, sizes, words } from '@headframe/wire'
import { useState, type ReactNode } from 'react'

import { FileDrop } from '../../ui/form/file-drop.tsx'
import { isResume } from './resume-kind.ts'

interface ResumeDropProps {
  file: File | undefined
  onChange: (file: File | undefined) => void
  percent?: number
  status?: ReactNode
  disabled?: boolean
  slim?: boolean
  dropLabel?: string
}

/** Takes a resume, looked at by what is in it; it stands inside a `Field`. */
export function ResumeDrop({ file, onChange, ...rest }: ResumeDropProps) {
  const [isWrong, setWrong] = useState(false)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    const isRight = await isResume(chosen)
    setWrong(!isRight)
    onChange(isRight ? chosen : undefined)
  }

  return (
    <FileDrop
      dropLabel="Drop your resume here, or"
      {...rest}
      accept={acceptedResumes}
      acceptedWords="PDF or DOCX, up to 10 MB"
      maxBytes={sizes.resumeBytes}
      file={file && { name: file.name, sizeBytes: file.size }}
      error={isWrong ? words.resumeInvalid : undefined}
      wrongKindMessage={words.resumeInvalid}
      tooBigMessage={fileTooLarge(sizes.resumeBytes)}
      onFilesChosen={([chosen]) => void take(chosen)}
      onRemoved={() => onChange(undefined)}
    />
  )
}

export const acceptedResumes = [
  '.pdf',
  '.docx',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',')
