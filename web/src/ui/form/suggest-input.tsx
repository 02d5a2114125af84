import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useState, type ComponentProps } from 'react'

import { cn } from '../cn.ts'
import { controlStyles } from './control.ts'
import { SuggestionsPopup } from './suggestions-popup.tsx'
import { useFieldControl } from './field-control.ts'

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
      onValueChange={(text, { reason }) => {
        // With no list open, the base would take away what stands here.
        if (reason !== 'escape-key') onChange({ target: { value: text } })
      }}
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
      {isOpen && <SuggestionsPopup onTaken={onTaken} />}
    </Base.Root>
  )
}
