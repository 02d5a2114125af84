import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'
import { popupItemStyles, popupLayer, popupStyles } from './popup.ts'

interface SuggestInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size'
> {
  value: string
  onChange: (event: { target: { value: string } }) => void
  /** What fits what is typed, best first. */
  suggestions: readonly string[]
  /** A suggestion was taken; without it, the suggestion becomes the value. */
  onTaken?: (suggestion: string) => void
}

/** A box that takes any text and offers some while one types. */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  onTaken,
  className,
  autoComplete = 'off',
  ...rest
}: SuggestInputProps) {
  return (
    <Base.Root
      items={suggestions}
      mode="none"
      value={value}
      onValueChange={(text, { reason }) => {
        if (reason === 'item-press' && onTaken) onTaken(text)
        else onChange({ target: { value: text } })
      }}
    >
      <Base.Input
        autoComplete={autoComplete}
        {...rest}
        {...useFieldControl(rest)}
        className={cn(controlStyles(), 'px-3', className)}
      />
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          collisionPadding={8}
          // Before it is put in its place it must not make the page wider, which phones never take back.
          positionMethod="fixed"
          className={popupLayer}
        >
          <Base.Popup
            className={cn(
              popupStyles,
              'max-h-[min(var(--available-height),20rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1 data-empty:hidden',
            )}
          >
            <Base.List>
              {(suggestion: string) => (
                <Base.Item key={suggestion} value={suggestion} className={popupItemStyles}>
                  {suggestion}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
