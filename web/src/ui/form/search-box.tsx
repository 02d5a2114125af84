import { Search, X } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'

import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface SearchBoxProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'icon' | 'trailing' | 'ref'
> {
  /** What is looked for, such as "Search people". */
  label: string
  /** The search that is in force; when it changes, the box follows. */
  value?: string
  /** Called on Enter and when the box is cleared. */
  onSearched: (text: string) => void
}

export function SearchBox({ label, value = '', onSearched, onChange, ...rest }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [inForce, setInForce] = useState(value)

  if (value !== inForce) {
    setInForce(value)
    setText(value)
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value)
    onChange?.(event)
  }

  function clear() {
    setText('')
    if (value !== '') onSearched('')
    input.current?.focus()
  }

  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearched(text.trim())
        }}
      >
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          icon={Search}
          {...rest}
          value={text}
          onChange={type}
          inputClassName="[&::-webkit-search-cancel-button]:hidden"
          trailing={
            text !== '' && (
              <IconButton icon={X} label="Clear search" className="-my-px" onClick={clear} />
            )
          }
        />
      </form>
    </search>
  )
}
