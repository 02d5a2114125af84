import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import { Chip } from '../data/chip.tsx'
import { hasEntry, tidyEntry } from './entries.ts'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

interface TagInputProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  placeholder?: string
  addLabel?: string
  maxTags?: number
  maxLength?: number
  /** What is wrong with a word, if that is known: it is not added then. */
  faultOf?: (tag: string) => string | undefined
  disabled?: boolean
}

/** Words of one's own, one at a time. What is typed but not added is added when the form is sent. */
export function TagInput({
  value,
  onValueChange,
  placeholder,
  addLabel = 'Add',
  maxTags = Infinity,
  maxLength,
  faultOf,
  disabled = false,
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [news, setNews] = useState({ words: '', isProblem: false })

  const tell = (words: string) => setNews({ words, isProblem: false })
  const refuse = (words: string) => setNews({ words, isProblem: true })

  function add() {
    const tag = tidyEntry(text)
    input.current?.focus()
    if (!tag) return
    if (hasEntry(value, tag)) return refuse(`${tag} is already there.`)
    if (value.length >= maxTags) return refuse(`No more than ${maxTags} can be added.`)
    const fault = faultOf?.(tag)
    if (fault) return refuse(fault)
    onValueChange([...value, tag])
    setText('')
    tell(`${tag} added`)
  }

  const addWhatIsLeft = useEffectEvent(() => {
    const tag = tidyEntry(text)
    if (!tag || disabled || hasEntry(value, tag) || value.length >= maxTags) return
    onValueChange([...value, tag])
    setText('')
  })
  useEffect(() => {
    const form = input.current?.form
    const ending = new AbortController()
    // Before React hears of it: what is sent is what is there by then.
    form?.addEventListener('submit', () => addWhatIsLeft(), { signal: ending.signal })
    return () => ending.abort()
  }, [])

  function remove(tag: string) {
    onValueChange(value.filter((one) => one !== tag))
    tell(`${tag} removed`)
    input.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method is composing, Enter only ends the composition.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      add()
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }

  return (
    <div className="flex flex-col gap-2">
      <TextInput
        ref={input}
        value={text}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        disabled={disabled}
        onChange={(event) => {
          setText(event.target.value)
          tell('')
        }}
        onKeyDown={press}
        trailing={
          <IconButton
            icon={Plus}
            label={addLabel}
            className="-my-px text-primary"
            disabled={disabled}
            onClick={add}
          />
        }
      />
      <p role="status" className={news.isProblem ? 'text-sm font-medium text-warn-ink' : 'sr-only'}>
        {news.words}
      </p>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip onRemoved={disabled ? undefined : () => remove(tag)}>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
