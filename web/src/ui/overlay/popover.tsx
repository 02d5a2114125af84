import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { cn } from '../cn.ts'
import { popupLayer, popupStyles } from './popup.ts'
import { useOpening } from './use-opening.ts'
import { useUnpressed } from './use-unpressed.ts'

interface PopoverProps {
  /** What it is about; shown as its heading unless `titleHidden`. */
  title: string
  titleHidden?: boolean
  closeLabel?: string
  trigger: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** What it hangs on, when that is not the button. */
  anchor?: ComponentProps<typeof Base.Positioner>['anchor']
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus']
  className?: string
  children: ReactNode
}

/** A small panel beside its button, for a choice or a short form. */
export function Popover({
  title,
  titleHidden = false,
  closeLabel = 'Close',
  trigger,
  open,
  onOpenChange,
  align = 'start',
  anchor,
  initialFocus,
  finalFocus,
  className,
  children,
}: PopoverProps) {
  const opening = useOpening({ open, onOpenChange })
  const unpressed = useUnpressed(opening.open)

  return (
    <Base.Root modal {...opening}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={popupLayer}
        >
          <Base.Popup
            {...unpressed}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cn(
              popupStyles,
              'max-h-(--available-height) overflow-y-auto overscroll-contain p-4',
              className,
            )}
          >
            <Base.Title
              className={cn('mb-2 font-display text-lg font-heading', titleHidden && 'sr-only')}
            >
              {title}
            </Base.Title>
            {children}
            {/* The way out for a screen reader on a touch screen, which has no Escape key. */}
            <Base.Close className="sr-only focus-visible:not-sr-only focus-visible:mt-2 focus-visible:min-h-11 focus-visible:rounded-md focus-visible:px-3">
              {closeLabel}
            </Base.Close>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
