import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'

import { IconButton } from './icon-button.tsx'
import { SuggestionsPopup } from './suggestions-popup.tsx'
import { TextInput } from './text-input.tsx'

interface SuggestingSearchBoxProps {
  /** What is looked for, such as "Search jobs". */
  label: string
  placeholder?: string
  maxLength?: number
  /** The search that is in force; when it changes, the box follows. */
  value: string
  /** Whole searches that what is typed may become, best first. */
  suggestions: readonly string[]
  onTyped: (text: string) => void
  /** Called on Enter, when a suggestion is taken and when the box is cleared. */
  onSearched: (text: string) => void
}

/** A search box that offers more of what is being typed. */
export function SuggestingSearchBox({
  label,
  placeholder = label,
  maxLength,
  value,
  suggestions,
  onTyped,
  onSearched,
}: SuggestingSearchBoxProps) {
  const frame = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [inForce, setInForce] = useState(value)
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && suggestions.length > 0

  if (value !== inForce) {
    setInForce(value)
    setText(value)
  }

  function type(typed: string) {
    setText(typed)
    onTyped(typed)
  }

  function searchFor(wanted: string) {
    setWanted(false)
    type(wanted)
    onSearched(wanted.trim())
  }

  function clear() {
    type('')
    if (value !== '') onSearched('')
    input.current?.focus()
  }

  return (
    <search aria-label={label} ref={frame}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searchFor(text)
        }}
      >
        <Base.Root
          items={suggestions}
          mode="none"
          value={text}
          onValueChange={type}
          open={isOpen}
          onOpenChange={setWanted}
        >
          <Base.Input
            onBlur={() => setWanted(false)}
            onKeyDown={(event) => {
              const isPicking = event.currentTarget.hasAttribute('aria-activedescendant')
              if (event.key !== 'Enter' || isPicking) return
              // While something is offered, the base keeps the form from hearing of it.
              event.preventDefault()
              searchFor(text)
            }}
            render={
              <TextInput
                ref={input}
                enterKeyHint="search"
                autoComplete="off"
                aria-label={label}
                placeholder={placeholder}
                icon={Search}
                {...(maxLength !== undefined && { maxLength })}
                trailing={
                  text !== '' && (
                    <IconButton icon={X} label="Clear search" className="-my-px" onClick={clear} />
                  )
                }
              />
            }
          />
          {isOpen && <SuggestionsPopup onTaken={searchFor} anchor={frame} />}
        </Base.Root>
      </form>
    </search>
  )
}
