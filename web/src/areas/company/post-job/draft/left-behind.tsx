import { useState } from 'react'

import { Banner } from '../../../../ui/data/banner.tsx'
import { CopyButton } from '../../../../ui/data/copy-button.tsx'
import { clearShelf, type LeftBehind as Left } from './job-shelf.ts'
import { topics } from './job-topics.ts'
import { textOf, TopicText } from './topic-text.tsx'

interface LeftBehindProps {
  uuid: string
  left: Left | undefined
}

/** What was typed into a draft while it went live in another window: it is in no posting, and can be copied. */
export function LeftBehind({ uuid, left }: LeftBehindProps) {
  const [isDismissed, setDismissed] = useState(false)
  if (!left || isDismissed) return null

  return (
    <Banner
      tone="warning"
      className="mb-6"
      onDismissed={() => {
        clearShelf(uuid)
        setDismissed(true)
      }}
    >
      <h2 className="text-base">What you changed last is not in this job</h2>
      <p>It went live in another window before this was saved. Copy what you still need.</p>
      <dl className="mt-3 flex flex-col gap-4">
        {left.ids.map((id) => {
          const text = textOf(id, left.values)
          return (
            <div key={id} className="flex flex-col items-start gap-1.5">
              <dt className="text-sm font-semibold">{topics[id].label}</dt>
              <dd className="max-h-40 w-full overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">
                <TopicText id={id} values={left.values} />
              </dd>
              {text && (
                <CopyButton text={text} size="sm">
                  Copy <span className="sr-only">{topics[id].label}</span>
                </CopyButton>
              )}
            </div>
          )
        })}
      </dl>
    </Banner>
  )
}
