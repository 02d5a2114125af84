import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, RotateCcw } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import type { FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'

const savedShownMs = 2500

const looks = {
  unsaved: { icon: CircleDashed, words: 'Unsaved changes', ink: 'text-ink-2' },
  saving: { icon: LoaderCircle, words: 'Saving…', ink: 'animate-spin text-ink-2' },
  saved: { icon: CircleCheck, words: 'All changes saved', ink: 'text-gum' },
  failed: { icon: CircleAlert, words: 'Failed to save changes', ink: 'text-danger' },
} as const

/** Whether what was typed is safe. */
export function SaveToast({ keeper }: FieldsProps) {
  const status = useKept(keeper, (state) => state.status)

  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 flex justify-center sm:bottom-6">
      {/* Every pause in typing would be too much to listen to; how it ended is not. */}
      <output className="sr-only">
        {status === 'saved' || status === 'failed' ? looks[status].words : ''}
      </output>
      {status === 'saved' && <Saved />}
      {(status === 'unsaved' || status === 'saving') && <Pill status={status} />}
      {status === 'failed' && (
        <Pill status="failed">
          <Button variant="quiet" size="sm" onClick={() => keeper.saveNow()}>
            <RotateCcw aria-hidden />
            Try again
          </Button>
        </Pill>
      )}
    </div>
  )
}

/** Good news needs no more than a glance. */
function Saved() {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), savedShownMs)
    return () => clearTimeout(timer)
  }, [])

  return !isOver && <Pill status="saved" />
}

function Pill({ status, children }: { status: keyof typeof looks; children?: ReactNode }) {
  const { icon: Icon, words, ink } = looks[status]

  return (
    <div
      className={cn(
        'pointer-events-auto flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong bg-raised pr-4 pl-3.5 text-sm font-medium shadow-e3',
        status === 'failed' && 'border-danger pr-1',
      )}
    >
      <Icon aria-hidden className={cn('size-4.5 shrink-0', ink)} />
      <span aria-hidden>{words}</span>
      {children}
    </div>
  )
}
