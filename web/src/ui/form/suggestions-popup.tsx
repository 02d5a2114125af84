import { Autocomplete as Base } from '@base-ui/react/autocomplete'

import { cn } from '../cn.ts'
import { popupItemStyles, popupLayer, popupStyles } from '../overlay/popup.ts'

interface SuggestionsPopupProps {
  onTaken: (suggestion: string) => void
}

/**
 * What is offered while one types. It stands in no popup of the kit's base: that would hide all the rest of
 * the page from screen readers, the label of the box as well.
 */
export function SuggestionsPopup({ onTaken }: SuggestionsPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        sideOffset={6}
        collisionPadding={8}
        // Before it is put in its place it must not make the page wider, which phones never take back.
        positionMethod="fixed"
        className={popupLayer}
        // Whoever presses one of them goes on in the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Base.List
          className={cn(
            popupStyles,
            'max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1',
          )}
        >
          {(suggestion: string) => (
            <Base.Item
              key={suggestion}
              value={suggestion}
              className={popupItemStyles}
              onClick={() => onTaken(suggestion)}
            >
              {suggestion}
            </Base.Item>
          )}
        </Base.List>
      </Base.Positioner>
    </Base.Portal>
  )
}
