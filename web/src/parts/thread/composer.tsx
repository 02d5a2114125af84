import { communityMessages, communitySizes, judgeValue } from '@headframe/wire'
import { Send } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'

interface ComposerProps {
  /** Where one types. */
  box: RefObject<HTMLTextAreaElement | null>
  body: string
  onTyped: (body: string) => void
  onSent: (body: string) => void
}

/** Enter sends; with Shift it begins a line. */
export function Composer({ box, body, onTyped, onSent }: ComposerProps) {
  const [fault, setFault] = useState<string>()
  const hasJustSent = useRef(false)

  function send() {
    // The second press of a double click is no empty message.
    if (hasJustSent.current && body === '') return box.current?.focus()
    const judged = judgeValue(communityMessages.toMember.input.shape.body, body)
    setFault(judged.fault)
    box.current?.focus()
    if (judged.fault !== undefined) return
    hasJustSent.current = true
    onSent(body.trim())
    onTyped('')
  }

  function press(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isEnter || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      data-print="hidden"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label="Your message" labelHidden error={fault}>
        <TextArea
          ref={box}
          name="body"
          rows={2}
          placeholder="Write a message"
          maxLength={communitySizes.message}
          value={body}
          onKeyDown={press}
          onChange={({ target }) => {
            setFault(undefined)
            hasJustSent.current = false
            onTyped(target.value)
          }}
        />
      </Field>
      <Button type="submit" className="self-end">
        <Send aria-hidden />
        Send
      </Button>
    </form>
  )
}
