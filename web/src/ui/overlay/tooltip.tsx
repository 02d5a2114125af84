import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, type ReactElement } from 'react'

import { cn } from '../cn.ts'
import { popupLayer, popupStyles } from './popup.ts'

interface TooltipProps {
  /** Adds to what is already said: fingers never see it, so nothing may depend on it. */
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  delayMs?: number
  /** One element that takes focus. */
  children: ReactElement
}

export function Tooltip({ text, side = 'top', delayMs = 500, children }: TooltipProps) {
  const descriptionId = useId()

  return (
    <Base.Root>
      <Base.Trigger
        delay={delayMs}
        render={children}
        aria-describedby={descriptionId}
        // The browser's own tip would stand beside ours.
        title=""
      />
      {/* Always there, because the popup comes too late to be read out with the focus. */}
      <span id={descriptionId} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className={popupLayer}>
          <Base.Popup
            className={cn(
              popupStyles,
              'max-w-72 rounded-md border-transparent bg-ink px-3 py-1.5 text-sm text-bg',
            )}
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
