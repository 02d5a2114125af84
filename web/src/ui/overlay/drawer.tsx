import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { dialogBackdropStyles, dialogTitleStyles } from './dialog-styles.ts'
import { IconButton } from '../form/icon-button.tsx'
import { useOpening } from './use-opening.ts'
import { useUnpressed } from './use-unpressed.ts'

interface DrawerProps {
  title: ReactNode
  description?: ReactNode
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Asked before Escape, the backdrop or the cross closes it: a no keeps what was typed. */
  mayClose?: () => boolean
  /** The side it comes from on wide screens; on phones it always rises from the bottom. */
  side?: 'left' | 'right'
  size?: 'sm' | 'md' | 'lg'
  /** Buttons between the title and the cross, such as previous and next. */
  actions?: ReactNode
  /** Stays in view under what scrolls. */
  footer?: ReactNode
  closeLabel?: string
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  className?: string
  children?: ReactNode
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' }

const sides = {
  left: 'sm:mr-auto sm:rounded-r-xl sm:border-r sm:data-starting-style:-translate-x-full sm:data-ending-style:-translate-x-full',
  right:
    'sm:ml-auto sm:rounded-l-xl sm:border-l sm:data-starting-style:translate-x-full sm:data-ending-style:translate-x-full',
}

const panelStyles = [
  'relative flex w-full flex-col overflow-y-auto overscroll-contain border-line bg-raised text-ink shadow-e3 outline-none',
  'scroll-pt-20 scroll-pb-24 transition-[translate] duration-(--motion-drawer)',
  'mt-auto max-h-[calc(100dvh-2.5rem)] rounded-t-xl border-t data-starting-style:translate-y-full data-ending-style:translate-y-full',
  'sm:mt-0 sm:h-full sm:max-h-none sm:rounded-none sm:border-t-0 sm:data-starting-style:translate-y-0 sm:data-ending-style:translate-y-0',
]

/** For looking closer or filtering without leaving the page. */
export function Drawer({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  mayClose,
  side = 'right',
  size = 'md',
  actions,
  footer,
  closeLabel = 'Close',
  initialFocus,
  className,
  children,
}: DrawerProps) {
  const { popup, focusFirst } = useDialogFocus()
  const opening = useOpening({ open, onOpenChange, mayClose })
  const unpressed = useUnpressed(opening.open)

  return (
    <Base.Root {...opening}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={cn(dialogBackdropStyles, 'duration-(--motion-drawer)')} />
        <Base.Viewport className="fixed inset-0 z-50 flex overflow-hidden">
          <Base.Popup
            {...unpressed}
            ref={popup}
            initialFocus={initialFocus ?? focusFirst}
            className={cn(panelStyles, sides[side], widths[size], className)}
          >
            <div className="sticky top-0 z-10 flex shrink-0 items-start gap-2 border-b border-line bg-raised py-3 pr-3 pl-5 sm:pl-6 [@media(max-height:30rem)]:static">
              <div className="flex min-w-0 flex-1 flex-col gap-0.5 py-1.5">
                <Base.Title className={dialogTitleStyles}>{title}</Base.Title>
                {description && (
                  <Base.Description className="text-sm text-ink-2">{description}</Base.Description>
                )}
              </div>
              {actions}
              <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
            </div>
            <div className="flex flex-col gap-5 px-5 py-5 sm:px-6">{children}</div>
            {footer && (
              <div className="sticky bottom-0 z-10 mt-auto flex shrink-0 flex-wrap gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 [@media(max-height:30rem)]:static">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
