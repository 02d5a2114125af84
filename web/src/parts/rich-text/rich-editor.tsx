import type Quill from 'quill/core.js'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { controlStyles } from '../../ui/form/control.ts'
import { cn } from '../../ui/cn.ts'
import { useFieldControl, useFieldLabelId } from '../../ui/form/field-control.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { useEditorState } from './editor-state.ts'
import { LengthNote } from './length-note.tsx'
import { openQuill } from './open-quill.ts'
import './rich-editor.css'
import { readRichText, type RichText } from './rich-text.ts'

export interface RichEditorProps {
  value: RichText
  onChange: (text: RichText) => void
  /** How many characters the words may have. */
  limit: number
  placeholder?: string
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/** Heavy: the field loads it. */
export default function RichEditor({
  value,
  onChange,
  limit,
  placeholder,
  ...own
}: RichEditorProps) {
  const control = useFieldControl(own)
  const labelId = useFieldLabelId()
  const lengthId = useId()
  const { host, quill } = useQuill(value, placeholder ?? '', onChange)
  const state = useEditorState(quill)
  const attributes = {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-label'] ? undefined : labelId,
    'aria-describedby': [control['aria-describedby'], lengthId].filter(Boolean).join(' '),
    'aria-invalid': control['aria-invalid'] ? 'true' : undefined,
    'aria-required': control['aria-required'] ? 'true' : undefined,
  }

  useAttributes(quill?.root, attributes)
  useFocusByLabel(quill, labelId)

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={cn(controlStyles(), 'rich-editor')}>
        <EditorToolbar quill={quill} state={state} controls={control.id} />
        <div ref={host} />
      </div>
      <LengthNote id={lengthId} length={state.length} limit={limit} />
    </div>
  )
}

/** An editor in an element of its own, which follows the value and tells what is written. */
function useQuill(value: RichText, placeholder: string, onChange: (text: RichText) => void) {
  const host = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill>()
  const told = useRef<RichText>(undefined)

  const tell = useEffectEvent((opened: Quill) => {
    const text = readRichText(opened.getContents())
    told.current = text
    onChange(text)
  })

  useEffect(() => {
    const place = host.current?.appendChild(document.createElement('div'))
    if (!place) return undefined
    const opened = openQuill(place, placeholder)
    opened.on('text-change', (_change, _before, source) => {
      if (source === 'user') tell(opened)
    })
    told.current = undefined
    setQuill(opened)
    return () => {
      place.remove()
      setQuill(undefined)
    }
  }, [placeholder])

  useEffect(() => {
    if (!quill || value === told.current) return
    told.current = value
    // A copy, because the library takes what it is given for its own.
    quill.setContents(structuredClone([...readRichText(value).ops]), 'api')
    quill.history.clear()
  }, [quill, value])

  return { host, quill }
}

/** The element is the library's, so that its attributes are set by hand. */
function useAttributes(
  element: HTMLElement | undefined,
  wanted: Record<string, string | undefined>,
) {
  useEffect(() => {
    if (!element) return
    for (const [name, value] of Object.entries(wanted)) {
      if (value === undefined) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  })
}

/** A label leads to its control by itself only if that is an input. */
function useFocusByLabel(quill: Quill | undefined, labelId: string | undefined) {
  useEffect(() => {
    const label = labelId ? document.getElementById(labelId) : null
    if (!quill || !label) return undefined
    const focus = () => quill.focus()
    label.addEventListener('click', focus)
    return () => label.removeEventListener('click', focus)
  }, [quill, labelId])
}
