import { UserRound } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/data/spinner.tsx'

interface PictureFrameProps {
  picture: string | undefined
  isBusy: boolean
  isDisabled?: boolean
  onDropped: (file: File | undefined) => void
  children: ReactNode
}

/** The round picture as others will see it; a file may also be dropped on it. */
export function PictureFrame({
  picture,
  isBusy,
  isDisabled = false,
  onDropped,
  children,
}: PictureFrameProps) {
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    // Left alone, the browser would open the file and leave the form.
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onDropped(event.dataTransfer.files[0])
  }

  return (
    <div
      className="flex flex-wrap items-center gap-x-5 gap-y-3"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span
        className={cn(
          'relative inline-flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line-strong bg-sunken text-ink-2',
          isOver && 'border-primary bg-primary-soft text-primary',
        )}
      >
        {picture ? (
          <img src={picture} alt="You, as others will see you" className="size-full object-cover" />
        ) : (
          <UserRound aria-hidden className="size-10" strokeWidth={1.5} />
        )}
        {isBusy && (
          <span className="absolute inset-0 flex items-center justify-center bg-surface/80">
            <Spinner label="Opening your picture" />
          </span>
        )}
      </span>
      <div className="flex w-64 grow flex-col gap-1.5">{children}</div>
    </div>
  )
}
