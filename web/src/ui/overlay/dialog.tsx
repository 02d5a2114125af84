import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { useDialogFocus } from './dialog-focus.ts'
import {
  dialogBackdropStyles,
  dialogBodyStyles,
  dialogFooterStyles,
  dialogHeaderStyles,
  dialogStyles,
  dialogTitleStyles,
  dialogViewportStyles,
} from './dialog-styles.ts'
import { IconButton } from '../form/icon-button.tsx'
import { useOpening } from './use-opening.ts'
import { useUnpressed } from './use-unpressed.ts'

interface DialogProps {
  title: ReactNode
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode
  /** The button that opens it; without one, `open` decides. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Asked before Escape, the backdrop or the cross closes it: a no keeps what was typed. */
  mayClose?: () => boolean
  size?: 'sm' | 'md' | 'lg'
  /** Small buttons beside the cross: unlike those at the end, no toast ever covers them. */
  tools?: ReactNode
  /** The buttons at the end. A `DialogClose` among them closes without more ado. */
  footer?: ReactNode
  closeLabel?: string
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
  className?: string
  children?: ReactNode
}

export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  mayClose,
  size = 'md',
  tools,
  footer,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
  className,
  children,
}: DialogProps) {
  const { popup, focusFirst } = useDialogFocus()
  const opening = useOpening({ open, onOpenChange, mayClose })
  const unpressed = useUnpressed(opening.open)

  return (
    <Base.Root {...opening}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={dialogBackdropStyles} />
        <Base.Viewport className={dialogViewportStyles}>
          <Base.Popup
            {...unpressed}
            ref={popup}
            initialFocus={initialFocus ?? focusFirst}
            finalFocus={finalFocus}
            className={cn(dialogStyles({ size }), className)}
          >
            <div className={cn(dialogHeaderStyles, 'flex-row items-start gap-3 pr-3 sm:pr-3.5')}>
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <Base.Title className={dialogTitleStyles}>{title}</Base.Title>
                {description && (
                  <Base.Description className="text-ink-2">{description}</Base.Description>
                )}
              </div>
              <div className="-mt-1.5 flex shrink-0 gap-1">
                {tools}
                <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
              </div>
            </div>
            {children && <div className={dialogBodyStyles}>{children}</div>}
            {footer && <div className={dialogFooterStyles}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Closes the dialog around it: `<DialogClose render={<Button variant="secondary" />}>Cancel</DialogClose>`. */
export const DialogClose = Base.Close
