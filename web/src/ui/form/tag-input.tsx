import { Plus } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'

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
  const words = { value, onValueChange, maxTags, faultOf, disabled }
  const { text, type, add, remove, news } = useTags(input, words)

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
        onChange={(event) => type(event.target.value)}
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
      <TagList tags={value} onRemoved={disabled ? undefined : remove} />
    </div>
  )
}

type Tags = Pick<TagInputProps, 'value' | 'onValueChange' | 'faultOf' | 'disabled'> & {
  maxTags: number
}

/** The word that is typed and those that were added, and what is told of each change. */
function useTags(
  input: RefObject<HTMLInputElement | null>,
  { value, onValueChange, maxTags, faultOf, disabled }: Tags,
) {
  const [text, setText] = useState('')
  const [news, setNews] = useState({ words: '', isProblem: false })

  const tell = (words: string) => setNews({ words, isProblem: false })
  const tag = tidyEntry(text)

  function type(typed: string) {
    setText(typed)
    tell('')
  }

  function add() {
    input.current?.focus()
    if (!tag) return
    const fault = faultOfPlace(value, tag, maxTags) ?? faultOf?.(tag)
    if (fault !== undefined) return setNews({ words: fault, isProblem: true })
    onValueChange([...value, tag])
    setText('')
    tell(`${tag} added`)
  }

  useBeforeSubmit(input, () => {
    // What is wrong with the word itself is told by the form, at the word.
    if (!tag || disabled || faultOfPlace(value, tag, maxTags) !== undefined) return
    onValueChange([...value, tag])
    setText('')
  })

  function remove(gone: string) {
    onValueChange(value.filter((one) => one !== gone))
    tell(`${gone} removed`)
    input.current?.focus()
  }

  return { text, type, add, remove, news }
}

function faultOfPlace(value: readonly string[], tag: string, maxTags: number): string | undefined {
  if (hasEntry(value, tag)) return `${tag} is already there.`
  return value.length >= maxTags ? `No more than ${maxTags} can be added.` : undefined
}

/** Before React hears of it, so that what is sent is what is there by then. */
function useBeforeSubmit(input: RefObject<HTMLInputElement | null>, then: () => void) {
  const act = useEffectEvent(then)
  useEffect(() => {
    const ending = new AbortController()
    input.current?.form?.addEventListener('submit', () => act(), { signal: ending.signal })
    return () => ending.abort()
  }, [input])
}

interface TagListProps {
  tags: readonly string[]
  onRemoved: ((tag: string) => void) | undefined
}

function TagList({ tags, onRemoved }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Chip onRemoved={onRemoved && (() => onRemoved(tag))}>{tag}</Chip>
        </li>
      ))}
    </ul>
  )
}
