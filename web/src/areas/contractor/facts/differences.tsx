import { contractorFacts, type FactDifference, type Refusal } from '@headframe/wire'
import { useRef } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { inFigures } from '../../../lib/figures.ts'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { cn } from '../../../ui/cn.ts'
import { Card } from '../../../ui/data/card.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { pickOf, saysOf, toldAs } from './difference-words.ts'
import { factInWords, nameOfFact } from './fact-kinds.ts'
import { useRemoval } from './use-removal.ts'

/** What a new resume says otherwise. What stands is said first; each can be turned round until all is settled. */
export function Differences({ differences }: { differences: readonly FactDifference[] }) {
  const settling = useWrite(contractorFacts.settle)
  const keeping = useWrite(contractorFacts.keepFormer)
  const gone = differences.filter(({ is, stands }) => is === 'gone' && !stands).length
  const problem = settling.problem ?? keeping.problem
  const title = useRef<HTMLHeadingElement>(null)
  useKeptFocus(() => title.current, gone)
  const rows = differences.map((difference, place) => ({ difference, id: String(place) }))

  return (
    <Card as="section" aria-labelledby="differences" padding="none" className="p-5 sm:p-7">
      <h2 ref={title} id="differences" tabIndex={-1}>
        What your new resume changes
      </h2>
      <p className="mt-1 max-w-measure text-ink-2">
        What you changed yourself stays as you said it. Pick what your profile is to say, then
        choose Done.
      </p>
      {problem && (
        <Banner tone="error" className="mt-3">
          {problem}
        </Banner>
      )}
      {gone >= fewestTogether && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={keeping.isAsking}
          busyLabel="Keeping them"
          onClick={() => void keeping.ask({})}
        >
          Keep all {inFigures(gone)} that are no longer there
        </Button>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(({ difference, id }) => (
          <DifferenceRow key={id} difference={difference} />
        ))}
      </ul>
      <Button
        className="mt-4"
        busy={settling.isAsking}
        busyLabel="Saving"
        onClick={() => void settling.ask({})}
      >
        Done
      </Button>
    </Card>
  )
}

/** Fewer are as soon kept one by one. */
const fewestTogether = 3

/** What has changed meanwhile is shown as it is now. */
const toLookAgain = {
  onRefused({ code }: Refusal) {
    if (code === 'NOT_FOUND') refreshReads()
  },
}

function DifferenceRow({ difference }: { difference: FactDifference }) {
  const { is, stands, otherwise, key } = difference
  const adding = useWrite(contractorFacts.add)
  const hiding = useWrite(contractorFacts.hide, toLookAgain)
  const removing = useRemoval(stands, toLookAgain)
  const correcting = useWrite(contractorFacts.correct, toLookAgain)
  const asked = [adding, hiding, removing, correcting]
  const problem = asked.find((one) => one.problem)?.problem
  const about = stands ?? otherwise

  function pick() {
    if (key === null) return otherwise ? adding.ask(otherwise) : undefined
    if (otherwise) return correcting.ask({ key, ...otherwise })
    return is === 'gone' ? removing.ask({ key }) : hiding.ask({ key })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={difference.is === 'gone' ? 'warn' : 'info'}>{toldAs[difference.is]}</Badge>
          <span
            className={cn(
              'min-w-0 font-medium wrap-anywhere',
              !stands && 'text-ink-2 line-through',
            )}
          >
            {about && factInWords(about)}
          </span>
        </p>
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{saysOf(difference)}</p>
        {problem && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="ml-auto"
        busy={asked.some(({ isAsking }) => isAsking)}
        aria-label={`${pickOf(difference)}: ${about ? nameOfFact(about) : ''}`}
        onClick={() => void pick()}
      >
        {pickOf(difference)}
      </Button>
    </li>
  )
}
