import { mostOnMap } from '@headframe/wire'

import { counted, inFigures } from '../../../../lib/figures.ts'
import { cn } from '../../../../ui/cn.ts'
import { linkStyles } from '../../../../ui/layout/link.tsx'
import { focusJobsNowhere } from './jobs-nowhere.tsx'
import { resultsHeadingId } from '../results-heading.ts'

interface HeadingProps {
  /** Nothing while they are on their way. */
  total: number | undefined
  hasFailed?: boolean
}

/** Over the list of the jobs that are on the map. */
export function AvailableHeading({ total, hasFailed = false }: HeadingProps) {
  const words = total === undefined ? 'Looking for jobs' : `${counted(total, 'position')} found`

  return (
    <>
      <h2 id={resultsHeadingId} tabIndex={-1} className="text-lg">
        Available Jobs
      </h2>
      <output className="num block text-sm text-ink-2">{!hasFailed && words}</output>
    </>
  )
}

interface NotesProps {
  total: number | undefined
  withoutLocation: number
}

/** Which of the jobs that were found are not on the map. */
export function NotesOnOthers({ total = 0, withoutLocation }: NotesProps) {
  return (
    <>
      {total > mostOnMap && (
        <p className="num text-sm text-ink-2">
          The first {inFigures(mostOnMap)} of them are on the map.
        </p>
      )}
      {withoutLocation > 0 && (
        <p className="num text-sm text-ink-2">
          {counted(withoutLocation, 'job')} {withoutLocation === 1 ? 'has' : 'have'} no location.{' '}
          <button
            type="button"
            className={cn(linkStyles(), 'pointer-coarse:min-h-11')}
            onClick={focusJobsNowhere}
          >
            See the list
          </button>
        </p>
      )}
    </>
  )
}
