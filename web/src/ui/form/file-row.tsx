import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { cn } from '../cn.ts'
import { sizeInWords } from './file-size.ts'
import { IconButton } from './icon-button.tsx'
import { Progress } from '../data/progress.tsx'

interface FileRowProps {
  name: string
  sizeBytes?: number
  /** How much has arrived, from 0 to 100. */
  percent?: number
  /** What is happening or has happened, such as "Reading the resume". */
  status?: ReactNode
  isDone?: boolean
  error?: ReactNode
  onRemoved?: () => void
  removeLabel?: string
  /** Further buttons, such as replace, download or try again. */
  actions?: ReactNode
  className?: string
}

export function FileRow({
  name,
  sizeBytes,
  percent,
  status,
  isDone = false,
  error,
  onRemoved,
  removeLabel = `Remove ${name}`,
  actions,
  className,
}: FileRowProps) {
  const Icon = error ? CircleAlert : isDone ? CircleCheck : FileText

  return (
    <div
      className={cn(
        'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-3',
        error && 'border-danger',
        className,
      )}
    >
      <span
        className={cn(
          'flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-2',
          isDone && 'bg-gum-soft text-gum',
          error && 'bg-danger-soft text-danger',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="flex w-28 grow flex-col gap-0.5">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        {percent !== undefined && !error && (
          <Progress label={`Upload of ${name}`} percent={percent} className="my-0.5" />
        )}
        <FileNews sizeBytes={sizeBytes} percent={percent} status={status} error={error} />
      </div>
      {(actions || onRemoved) && (
        <div className="ml-auto flex items-center gap-1">
          {actions}
          {onRemoved && <IconButton icon={X} label={removeLabel} onClick={onRemoved} />}
        </div>
      )}
    </div>
  )
}

/** How it goes with the file, or what is wrong with it. */
function FileNews({
  sizeBytes,
  percent,
  status,
  error,
}: Pick<FileRowProps, 'sizeBytes' | 'percent' | 'status' | 'error'>) {
  const facts = [
    sizeBytes !== undefined && sizeInWords(sizeBytes),
    percent !== undefined && `${Math.round(percent)}%`,
  ].filter(Boolean)

  return (
    <p role="status" className={cn('num text-sm text-ink-2', error && 'font-medium text-danger')}>
      {error ?? (
        <>
          {/* The bar itself tells the percentage to screen readers. */}
          <span aria-hidden={percent !== undefined || undefined}>{facts.join(' · ')}</span>
          {facts.length > 0 && status && ' · '}
          {status}
        </>
      )}
    </p>
  )
}
