import { uploadStatus, type Upload } from '@headframe/wire'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { Spinner } from '../../../ui/data/spinner.tsx'
import { FileRow } from '../../../ui/form/file-row.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { dropFile, tryAgain, type BatchFile } from './upload-batch.ts'
import { ReviewLink, UploadedPerson } from './upload-outcome.tsx'

interface BatchRowProps {
  one: BatchFile
  /** What the history says of it, once it was sent. */
  upload: Upload | undefined
}

/** One file, from being chosen to what became of it. */
export function BatchRow({ one, upload }: BatchRowProps) {
  const { id, file } = one
  const remove = () => dropFile(id)
  const about = { name: file.name, sizeBytes: file.size }
  switch (one.state) {
    case 'chosen':
      return <FileRow {...about} onRemoved={remove} />
    case 'waiting':
      return <FileRow {...about} status="Waiting for its turn" onRemoved={remove} />
    case 'sending':
      return (
        <FileRow
          {...about}
          percent={one.percent}
          onRemoved={remove}
          removeLabel={`Cancel ${file.name}`}
        />
      )
    case 'refused':
      return (
        <FileRow
          {...about}
          error={one.why}
          onRemoved={remove}
          actions={
            one.mayTryAgain && (
              <IconButton
                icon={RotateCcw}
                label={`Try ${file.name} again`}
                onClick={() => void tryAgain(id)}
              />
            )
          }
        />
      )
    case 'sent':
      return <SentRow name={file.name} sentBefore={one.sentBefore} upload={upload} />
  }
}

interface SentRowProps {
  name: string
  sentBefore: number | null
  upload: Upload | undefined
}

function SentRow({ name, sentBefore, upload }: SentRowProps) {
  const before =
    sentBefore === null ? '' : ` You have sent this file before, on ${dateInWords(sentBefore)}.`
  if (!upload || upload.status === uploadStatus.pending) {
    const reading: ReactNode = (
      <span className="inline-flex items-center gap-2">
        <Spinner size="sm" className="text-primary" />
        <span>Queued for processing.{before}</span>
      </span>
    )
    return <FileRow name={name} status={reading} />
  }
  if (upload.status === uploadStatus.success) {
    return <FileRow name={name} isDone status={<UploadedPerson upload={upload} />} />
  }
  if (upload.status === uploadStatus.error) return <FileRow name={name} error={upload.message} />
  return (
    <FileRow
      name={name}
      status={`${upload.message ?? ''}${before}`}
      actions={<ReviewLink upload={upload} />}
    />
  )
}
