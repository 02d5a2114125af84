import { useState, type SyntheticEvent } from 'react'

import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { LinkRange } from './link-range.ts'
import { linkFromTyped } from './read-link.ts'

interface LinkFormProps {
  place: LinkRange
  /** Words are given where nothing was selected; without a link it is taken away. */
  onDone: (result: { words: string; link: string | undefined }) => void
}

export function LinkForm({ place, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(place.link.replace(/^mailto:/, ''))
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const isNew = place.length === 0

  function apply(event: SyntheticEvent) {
    event.preventDefault()
    // The form around the editor would be sent as well.
    event.stopPropagation()
    const link = linkFromTyped(typed)
    if (link) onDone({ words: isNew ? words.trim() || typed.trim() : '', link })
    else setFault('Enter a web address or an email address.')
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={apply}>
      {isNew && (
        <Field label="Text" optional>
          <TextInput value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      )}
      <Field label="Address" error={fault}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          onChange={({ target }) => {
            setFault(undefined)
            setTyped(target.value)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {place.link ? 'Change link' : 'Add link'}
        </Button>
        {place.link && (
          <Button variant="quiet" size="sm" onClick={() => onDone({ words: '', link: undefined })}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}
