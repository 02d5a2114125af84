import { useStored } from '../../../forms/use-stored.ts'
import { startWords } from '../../../parts/job/job-words.ts'
import { wordsOf } from '../../../parts/rich-text/rich-text.ts'
import { secondsOfStart } from '../post-job/steps/start-seconds.ts'
import { TwoVersions } from '../../../parts/two-versions.tsx'
import { useFocusAfterDecision } from '../../../parts/use-focus-after-decision.ts'
import type { LiveJobValues, Standing, useLiveJobForm } from './use-live-job-form.ts'

interface BothVersionsProps extends Pick<ReturnType<typeof useLiveJobForm>, 'form'> {
  standing: Standing
  onDecided: ReturnType<typeof useLiveJobForm>['decide']
}

/** What a colleague has written meanwhile, beside what stands here. */
export function BothVersions({ form: { store }, standing, onDecided }: BothVersionsProps) {
  const values = useStored(store, (state) => state.values)
  useFocusAfterDecision(standing.undecided.length)
  if (standing.undecided.length === 0) return null
  return (
    <ul className="flex flex-col gap-4">
      {standing.undecided.map((name) => (
        <TwoVersions
          key={name}
          label={labels[name]}
          mine={textOf[name](values)}
          theirs={textOf[name](standing.values)}
          onDecided={(side) => onDecided(name, side)}
        />
      ))}
    </ul>
  )
}

const labels = { description: 'Role Description', start_date: 'Start date' } as const

const textOf = {
  description: ({ description }: LiveJobValues) => wordsOf(description),
  start_date({ start_date }: LiveJobValues) {
    const seconds = secondsOfStart(start_date)
    return seconds === null ? '' : startWords(seconds)
  },
} as const
