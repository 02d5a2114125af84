import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Button } from '../form/button.tsx'
import { cn } from '../cn.ts'

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, in plain words. */
  title: ReactNode
  onRetried?: () => void
  retryLabel?: string
  retrying?: boolean
}

/** In the place of what could not be shown: what happened, and how to go on. */
export function ErrorState({
  title,
  onRetried,
  retryLabel = 'Try again',
  retrying = false,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-6 py-10 text-center',
        className,
      )}
      {...rest}
    >
      <span className="flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-7" />
      </span>
      <p className="max-w-[40ch] text-lg text-balance text-ink">{title}</p>
      {children && <div className="max-w-measure text-ink-2">{children}</div>}
      {onRetried && (
        <Button variant="secondary" busy={retrying} busyLabel="Trying again" onClick={onRetried}>
          <RotateCcw aria-hidden />
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
