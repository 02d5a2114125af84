import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

import { counted, inFigures } from '../../lib/figures.ts'
import { cn } from '../cn.ts'
import { controlStyles } from './control.ts'
import { useFieldControl } from './field-control.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean
}

/** Grows with what is written, so that nobody writes through a letterbox. */
export function TextArea({ counter = false, className, rows = 4, ref, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement | null>(null)
  const [length, setLength] = useState(0)
  const limit = rest.maxLength
  const pasted = useRef(0)
  const [leftOut, setLeftOut] = useState(0)

  // After every render, because a form may also fill the box without an event; it settles at
  // once, since an equal length changes nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!own.current) return
    setLength(own.current.value.length)
    growWithText(own.current)
  })

  function keep(element: HTMLTextAreaElement | null) {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }

  return (
    <div className="flex flex-col gap-1">
      <textarea
        ref={keep}
        rows={rows}
        className={cn(
          controlStyles(),
          'field-sizing-content max-h-[70dvh] resize-y px-3 py-2.5',
          className,
        )}
        {...rest}
        {...useFieldControl(rest)}
        style={{ minHeight: `calc(${rows}lh + 1.375rem)`, ...rest.style }}
        onPaste={(event) => {
          pasted.current = tooMany(event.currentTarget, event.clipboardData.getData('text'))
          rest.onPaste?.(event)
        }}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          setLeftOut(pasted.current)
          pasted.current = 0
          growWithText(event.currentTarget)
          rest.onInput?.(event)
        }}
      />
      {counter && limit !== undefined && <Counter length={length} limit={limit} />}
      {leftOut > 0 && (
        <p role="alert" className="num text-sm font-medium text-warn-ink">
          {counted(leftOut, 'character')} did not fit and {leftOut === 1 ? 'was' : 'were'} left out.
        </p>
      )}
    </div>
  )
}

/** The browser cuts what is pasted without a word. */
function tooMany(
  { value, selectionStart, selectionEnd, maxLength }: HTMLTextAreaElement,
  text: string,
) {
  const room = maxLength - (value.length - (selectionEnd - selectionStart))
  return maxLength < 0 ? 0 : Math.max(0, text.replaceAll('\r\n', '\n').length - room)
}

/** For browsers that cannot size a box by its content in style sheets. */
function growWithText(box: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  box.style.height = 'auto'
  box.style.height = `${box.scrollHeight + 2}px`
}

/** Speaks only when the end is near: a number at every key press would drown the words. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  const isNear = left <= Math.min(50, limit / 10)

  return (
    <p className={cn('num self-end text-xs text-ink-2', isNear && 'font-semibold text-warn-ink')}>
      <span aria-hidden>
        {inFigures(length)} of {inFigures(limit)}
      </span>
      <output className="sr-only">{isNear ? `${left} characters left` : ''}</output>
    </p>
  )
}
