import { words } from '@headframe/wire'
import { useEffect } from 'react'

import { useStored } from '../../../../forms/use-stored.ts'
import { Banner } from '../../../../ui/data/banner.tsx'
import { useToast } from '../../../../ui/overlay/toast.ts'
import { TwoVersions } from '../../../../parts/two-versions.tsx'
import { useFocusAfterDecision } from '../../../../parts/use-focus-after-decision.ts'
import { useIntoView } from '../../use-into-view.ts'
import { topics, type TopicId } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'
import { TopicText } from './topic-text.tsx'
import type { JobForm } from '../use-job-form.ts'

const toldMs = 7000

/** What another window has made of the draft meanwhile: what came in, and what a person has to decide. */
export function ChangedElsewhere({ job }: { job: JobForm }) {
  const { store, others, wizard } = job
  const { conflicts, news, seen, stops, isTold } = others
  const values = useStored(store, (state) => state.values)
  const element = useIntoView(stops)
  const toast = useToast()
  useFocusAfterDecision(conflicts.length)
  const isOpen = conflicts.length + news.length > 0

  // The banner may be out of sight of whoever is typing further down.
  useEffect(() => {
    if (isOpen) toast.warning(words.jobDraftChangedElsewhere, { durationMs: toldMs })
  }, [isOpen, toast])

  if (!isOpen) return null
  return (
    <Banner
      ref={element}
      tone="warning"
      {...(conflicts.length === 0 && { onDismissed: others.dismissNews })}
    >
      <h2 className="text-base">{words.jobDraftChangedElsewhere}</h2>
      {isTold && wizard.step === 'review' && <p>Nothing is posted yet.</p>}
      {conflicts.length > 0 && (
        <>
          <p>Both changed the same fields. Choose what stays; everything else is joined already.</p>
          <ul className="mt-3 flex flex-col gap-4">
            {conflicts.map((id) => (
              <TwoVersions
                key={id}
                label={topics[id].label}
                mine={<TopicText id={id} values={values} />}
                theirs={<TopicText id={id} values={seen.values} />}
                onDecided={(side) => others.decide(id, side)}
              />
            ))}
          </ul>
        </>
      )}
      {news.length > 0 && <News ids={news} values={seen.values} />}
    </Banner>
  )
}

interface NewsProps {
  ids: readonly TopicId[]
  values: JobValues
}

function News({ ids, values }: NewsProps) {
  return (
    <>
      <p className="mt-3">This is what came in. What was changed here stays.</p>
      <dl className="mt-3 flex flex-col gap-3">
        {ids.map((id) => (
          <div key={id}>
            <dt className="text-sm font-semibold">{topics[id].label}</dt>
            <dd className="max-h-40 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">
              <TopicText id={id} values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
