import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useState, type ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'
import { popupItemStyles, popupLayer, popupStyles } from '../overlay/popup.ts'

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

/**
 * A box that takes any text and offers some while one types. What is offered stands in no popup of the
 * kit's base: that would hide all the rest of the page from screen readers, the label of the box as well.
 */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  onTaken = (suggestion) => onChange({ target: { value: suggestion } }),
  onBlur,
  className,
  autoComplete = 'off',
  ...rest
}: SuggestInputProps) {
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && suggestions.length > 0

  return (
    <Base.Root
      items={suggestions}
      mode="none"
      value={value}
      onValueChange={(text) => onChange({ target: { value: text } })}
      open={isOpen}
      onOpenChange={setWanted}
    >
      <Base.Input
        autoComplete={autoComplete}
        {...rest}
        {...useFieldControl(rest)}
        onBlur={(event) => {
          setWanted(false)
          onBlur?.(event)
        }}
        className={cn(controlStyles(), 'px-3', className)}
      />
      {isOpen && (
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
      )}
    </Base.Root>
  )
}
