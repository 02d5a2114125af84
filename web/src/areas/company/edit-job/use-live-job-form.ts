import { companyJobs, faultsOfDescription, isStartDate, words } from '@headframe/wire'
import type { Faults, JobForm } from '@headframe/wire'
import { useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { isAlike } from '../../../forms/form-store.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { readRichText, wordsOf } from '../../../parts/rich-text/rich-text.ts'
import type { Start } from '../post-job/job-values.ts'
import {
  lastTimeZone,
  secondsOfStart,
  startOfSeconds,
  unreadableStart,
} from '../post-job/steps/start-seconds.ts'

interface Opened {
  readonly job: Pick<JobForm, 'uuid' | 'description' | 'start_date'>
  readonly revision: number
}

type Field = 'description' | 'start_date'
const fields: readonly Field[] = ['description', 'start_date']

/** How a colleague has left the posting. */
export interface Standing extends Opened {
  readonly values: LiveJobValues
  /** Where both have written, and nobody has said yet which stays. */
  readonly undecided: readonly Field[]
}

export type LiveJobValues = ReturnType<typeof valuesIn>

/** What may still be changed once contractors have seen a posting. */
export function useLiveJobForm(
  { job, revision }: Opened,
  read: () => Promise<Opened>,
  onSaved: (says: string) => void,
) {
  const [isOutdated, setOutdated] = useState(false)
  const [standing, setStanding] = useState<Standing>()
  const keptStart = (standing ?? { job }).job.start_date
  const form = useCallForm({
    call: companyJobs.update,
    initial: valuesIn({ job, revision }),
    keeper: { key: `companyJobEdit-${job.uuid}`, kind: 'company', whenLeft: true },
    inputOf: ({ description, start_date, revision: seen }) => ({
      uuid: job.uuid,
      // Where nobody could say how it stands now, saving once more is to put it in its place all the same.
      ...(standing ? { revision: standing.revision } : !isOutdated && { revision: seen }),
      description: JSON.stringify(description),
      start_date: startToSend(start_date, keptStart),
    }),
    unreadable({ start_date }): Faults {
      const text = unreadableStart(start_date)
      return text === undefined ? {} : { start_date: text }
    },
    ownFaults: ({ description, start_date }) => ({
      ...faultsOfDescription(wordsOf(description)),
      ...faultsOfStart(startToSend(start_date, keptStart), keptStart),
    }),
    onDone: ({ message }) => onSaved(message),
    onRefused({ code }) {
      if (code !== 'CHANGED_ELSEWHERE') return
      setOutdated(true)
      void look()
    },
  })

  /** What was not touched here is from now on as the colleague has it; about the rest a person decides. */
  async function look() {
    const found = await outcomeOf(read)
    if (found === 'stopped' || 'refusal' in found) return setStanding(undefined)

    const theirs = valuesIn(found.reply)
    const { settled, values } = form.store.state()
    const isBoth = (name: Field) =>
      !isAlike(values[name], theirs[name]) &&
      !isAlike(values[name], settled[name]) &&
      // Of what was typed in an earlier session nobody knows what it was changed from.
      (form.isTakenUp || !isAlike(theirs[name], settled[name]))
    form.store.catchUp(theirs)
    setStanding({ ...found.reply, values: theirs, undecided: fields.filter(isBoth) })
  }

  function decide(name: Field, side: 'mine' | 'theirs') {
    if (!standing) return
    if (side === 'theirs') form.store.set(name, standing.values[name])
    setStanding({ ...standing, undecided: standing.undecided.filter((one) => one !== name) })
  }

  return { form, isOutdated, standing, decide }
}

function valuesIn({ job, revision }: Opened) {
  return {
    description: readRichText(job.description ?? ''),
    start_date: startOfSeconds(job.start_date),
    // Kept with what is typed: whoever is back still has that of before what a colleague has changed.
    revision,
  }
}

/** A start that nobody changed stays the very moment that it was. */
function startToSend(start: Start, kept: number | null): number | null {
  const before = startOfSeconds(kept)
  const isKept = start.when === before.when && (start.when !== 'day' || start.day === before.day)
  return isKept ? kept : secondsOfStart(start)
}

/** A start that stays what it was may have come meanwhile. */
function faultsOfStart(start: number | null, kept: number | null): Faults {
  const isKept = start !== null && start === kept
  const isSound = isKept || isStartDate(start, new Date(), lastTimeZone)
  return isSound ? {} : { start_date: words.startDateInvalid }
}
