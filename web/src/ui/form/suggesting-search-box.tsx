import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'

import { cn } from '../cn.ts'
import { popupItemStyles, popupLayer, popupStyles } from '../overlay/popup.ts'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'
import { useSuggestions } from './use-suggestions.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useText(value)
  const { isOpen, offer, inBox, inList, inLine } = useSuggestions({
    suggestions,
    onTaken: searchFor,
  })

  function type(typed: string) {
    setText(typed)
    onTyped(typed)
  }

  function searchFor(wanted: string) {
    offer(false)
    type(wanted)
    onSearched(wanted.trim())
  }

  function clear() {
    type('')
    if (value !== '') onSearched('')
    input.current?.focus()
  }

  return (
    <search aria-label={label} className="relative block">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searchFor(text)
        }}
      >
        <TextInput
          ref={input}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          icon={Search}
          {...(maxLength !== undefined && { maxLength })}
          {...inBox}
          value={text}
          onChange={(event) => {
            offer(true)
            type(event.target.value)
          }}
          trailing={
            text !== '' && (
              <IconButton icon={X} label="Clear search" className="-my-px" onClick={clear} />
            )
          }
        />
      </form>
      {isOpen && (
        <ul {...inList} aria-label={label} className={cn(popupStyles, popupLayer, listStyles)}>
          {suggestions.map((suggestion) => (
            <li key={suggestion} {...inLine(suggestion)} className={popupItemStyles}>
              {suggestion}
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

const listStyles =
  'absolute inset-x-0 top-full mt-1.5 max-h-96 overflow-y-auto overscroll-contain p-1'

/** What is typed; it follows the search that is in force whenever that changes. */
function useText(value: string) {
  const [text, setText] = useState(value)
  const [inForce, setInForce] = useState(value)
  if (value !== inForce) {
    setInForce(value)
    setText(value)
  }
  return [text, setText] as const
}
