import { companyJobs, faultsOfDescription, isStartDate, Refusal, words } from '@headframe/wire'
import type { Faults, JobForm } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { createFormStore } from '../../../calls/form-store.ts'
import { keptTyping, useKeptTyping } from '../../../calls/use-kept-typing.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { readRichText, wordsOf, type RichText } from '../../../parts/rich-text/rich-text.ts'
import type { Start } from '../post-job/job-values.ts'
import { lastTimeZone, secondsOfStart, startOfSeconds } from '../post-job/start-seconds.ts'

type LiveJobValues = {
  readonly description: RichText
  readonly start_date: Start
}

/** What may still be changed once contractors have seen a posting. */
export function useLiveJobForm(job: JobForm, onSaved: (says: string) => void) {
  const { ask } = useWrite(companyJobs.update)
  const key = `companyJobEdit-${job.uuid}`
  const [began] = useState<LiveJobValues>(() => ({
    description: readRichText(job.description ?? ''),
    start_date: startOfSeconds(job.start_date),
  }))
  const [store] = useState(() => createFormStore(keptTyping(key, began)))
  useKeptTyping({
    key,
    kind: 'company',
    typed: () => (store.state().values === began ? undefined : store.state().values),
  })

  async function save() {
    const { values, isSending } = store.state()
    if (isSending) return
    const start_date = startToSend(values.start_date, job.start_date)
    const faults = faultsOf(values.description, start_date, job.start_date)
    const [text] = Object.values(faults)
    if (text !== undefined) return store.fail(text, faults)

    store.sending()
    try {
      const description = JSON.stringify(values.description)
      const { message } = await ask(
        { uuid: job.uuid, description, start_date },
        { losesNothing: true },
      )
      store.sent()
      onSaved(message)
    } catch (failed) {
      const fields = failed instanceof Refusal ? failed.fields : undefined
      store.fail(textOfFailure(failed, companyJobs.update), fields)
    }
  }

  return { store, began, save }
}

/** A start that nobody changed stays the very moment that it was. */
function startToSend(start: Start, kept: number | null): number | null {
  const before = startOfSeconds(kept)
  const isKept = start.when === before.when && (start.when !== 'day' || start.day === before.day)
  return isKept ? kept : secondsOfStart(start)
}

/** A start that stays what it was may have come meanwhile. */
function faultsOf(description: RichText, start: number | null, kept: number | null): Faults {
  const isStartSound =
    (start !== null && start === kept) || isStartDate(start, new Date(), lastTimeZone)
  return {
    ...faultsOfDescription(wordsOf(description)),
    ...(isStartSound ? {} : { start_date: words.startDateInvalid }),
  }
}
