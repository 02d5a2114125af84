import type { ReviewedField, UploadReview } from '@headframe/wire'
import { useEffect, useMemo, useRef } from 'react'

import { cn } from '../../../ui/cn.ts'
import { fieldNames } from './field-words.ts'
import { piecesOf } from './marked-text.ts'

interface ResumeTextProps {
  review: UploadReview
  /** The field that is being looked at. */
  active: ReviewedField | undefined
}

/** What the document says, with the places marked where something was read. */
export function ResumeText({ review: { text, fields, file_name }, active }: ResumeTextProps) {
  const pieces = useMemo(() => piecesOf(text, fields), [text, fields])
  const pane = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const own = pane.current
    const mark = active && own?.querySelector<HTMLElement>(`[data-field="${active}"]`)
    // Within the pane alone: the form must not move under whoever types.
    if (own && mark) own.scrollTo({ top: mark.offsetTop - own.clientHeight / 3 })
  }, [active])

  return (
    <div
      ref={pane}
      role="region"
      aria-label={`What ${file_name} says`}
      // It scrolls, so that the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-[34rem] overflow-y-auto rounded-lg border border-line bg-surface p-4 sm:p-6 lg:max-h-[calc(100dvh-12rem)]"
    >
      <p className="text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
        {pieces.map(({ start, text: part, field }) =>
          field === undefined ? (
            part
          ) : (
            <mark
              key={start}
              data-field={field}
              title={fieldNames[field]}
              className={cn(
                'rounded-sm bg-wattle-soft px-0.5 text-ink transition-colors',
                field === active && 'bg-wattle text-on-wattle outline-2 outline-wattle',
              )}
            >
              {part}
            </mark>
          ),
        )}
      </p>
    </div>
  )
}
