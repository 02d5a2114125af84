import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, TriangleAlert, Undo2, X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import { cn } from '../cn.ts'
import { IconButton } from '../form/icon-button.tsx'
import { placeToasts } from './toast-place.tsx'

const looks = {
  success: {
    icon: CircleCheck,
    prefix: undefined,
    colours: 'border-gum bg-gum-soft',
    ink: 'text-gum',
  },
  error: {
    icon: CircleAlert,
    prefix: 'Error!',
    colours: 'border-danger bg-danger-soft',
    ink: 'text-danger',
  },
  warning: {
    icon: TriangleAlert,
    prefix: 'Warning!',
    colours: 'border-warn-ink bg-wattle-soft',
    ink: 'text-warn-ink',
  },
  undo: {
    icon: Undo2,
    prefix: undefined,
    colours: 'border-line-strong bg-raised',
    ink: 'text-ink-2',
  },
} as const

type Kind = keyof typeof looks

export interface Toast {
  kind: Kind
  message: string
  durationMs: number
  action?: { label: string; onPressed: () => void }
  onClosed?: (() => void) | undefined
}

const manager = Base.createToastManager()

/** The base forgets what it is told before it is drawn. */
const region = new Promise<void>((isDrawn) => placeToasts(<ToastRegion onDrawn={isDrawn} />))

/** Answers how to close it before its time. */
export async function showToast({ kind, message, durationMs, action, onClosed }: Toast) {
  await region
  const id = manager.add({
    type: kind,
    title: looks[kind].prefix,
    description: message,
    timeout: durationMs,
    priority: kind === 'error' ? 'high' : 'low',
    ...(onClosed && { onClose: onClosed }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick() {
          action.onPressed()
          manager.close(id)
        },
      },
    }),
  })
  return () => manager.close(id)
}

/** A toast waits while it is hovered or focused. F6 leads to it. */
function ToastRegion({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])

  return (
    <Base.Provider toastManager={manager}>
      <Base.Portal>
        <Base.Viewport
          aria-label="Notifications"
          className="fixed inset-x-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--toast-lift,0px))] z-60 flex flex-col-reverse gap-2 outline-none transition-[bottom] duration-(--motion-popup) sm:right-6 sm:bottom-[calc(1.5rem+var(--toast-lift,0px))] sm:left-auto sm:w-104"
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function ToastList() {
  const { toasts: shown } = Base.useToastManager()

  return shown.map((toast) => {
    const { icon: Icon, colours, ink } = looks[kindOf(toast.type)]
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        aria-label={typeof toast.title === 'string' ? undefined : labelOf(toast.description)}
        swipeDirection={['down', 'right']}
        className={cn(toastStyles, colours)}
      >
        <Base.Content className="flex items-start gap-3 py-1 pr-1 pl-4">
          <Icon aria-hidden className={cn('mt-3 size-5 shrink-0', ink)} />
          <p className="min-w-0 flex-1 py-2.5 text-ink">
            <Base.Title render={<strong />} className={cn('font-semibold', ink)} />
            {toast.title && ' '}
            <Base.Description render={<span />} />
          </p>
          <Base.Action className="min-h-11 shrink-0 rounded-md px-3 font-semibold text-primary transition-colors hover:bg-primary-soft" />
          <Base.Close
            render={<IconButton icon={X} label="Dismiss" className={cn('hover:bg-surface', ink)} />}
          />
        </Base.Content>
      </Base.Root>
    )
  })
}

/** Where there is no "Error!" to name a toast, its message does. */
function labelOf(message: ReactNode): string | undefined {
  return typeof message === 'string' ? message : undefined
}

function kindOf(type: string | undefined): Kind {
  return type === 'error' || type === 'warning' || type === 'undo' ? type : 'success'
}

const toastStyles = [
  'rounded-lg border shadow-e3 select-text data-limited:hidden',
  'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
  'transition-[opacity,translate,scale] duration-(--motion-popup) data-swiping:transition-none',
  'data-starting-style:translate-y-2 data-starting-style:scale-98 data-starting-style:opacity-0',
  'data-ending-style:scale-98 data-ending-style:opacity-0',
  'data-ending-style:data-[swipe-direction=right]:translate-x-full data-ending-style:data-[swipe-direction=down]:translate-y-full',
]
