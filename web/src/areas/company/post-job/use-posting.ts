import { companyJobs, judge, payments, Refusal, words, type Faults } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import type { FormStore } from '../../../calls/form-store.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { Payment } from '../pay/use-payment.ts'
import { dataOfJob } from './job-data.ts'
import type { JobValues } from './job-values.ts'
import { textOfFaults } from './judge-job.ts'
import { handIn, isLive } from './post-the-job.ts'
import { saveJob } from './stored-job.ts'

/** Where the form leads when it is done with. */
type Onward =
  | { readonly to: 'jobs'; readonly hasSavedDraft?: true }
  | { readonly to: 'going live'; readonly intentId: string }

interface PostingOptions {
  uuid: string
  store: FormStore<JobValues>
  payment: Payment
  /** Nothing more is to be saved. */
  end: () => void
}

type Fail = (text: string, faults?: Faults) => void

/** The two ways out of the form: posted, or put aside as a draft. */
export function usePosting({ uuid, store, payment, end }: PostingOptions) {
  const toast = useToast()
  const [onward, setOnward] = useState<Onward>()

  function leave(to: Onward, says?: string) {
    end()
    refreshReads()
    if (says) toast.success(says)
    setOnward(to)
  }

  async function submit(fail: Fail) {
    payment.tell(undefined)
    store.sending()
    try {
      if (!(await payment.isReady())) return store.sent()
      const handedIn = await handIn(uuid, store.state().values)
      if (handedIn.published) leave({ to: 'jobs' }, handedIn.message)
      else await pay(handedIn.message)
    } catch (failed) {
      // A reply may be lost on its way: then the job itself says whether it went live.
      if (await isLive(uuid)) leave({ to: 'jobs' }, words.jobPosted)
      else fail(textOfFailure(failed, companyJobs.post), fieldsOf(failed))
    }
  }

  async function pay(posted: string) {
    try {
      const paid = await payment.pay(uuid)
      if ('says' in paid) leave({ to: 'jobs' }, paid.says)
      else leave({ to: 'going live', intentId: paid.intentId }, posted)
    } catch (failed) {
      if (await isLive(uuid)) return leave({ to: 'jobs' }, words.jobPosted)
      const call = payment.way === 'credit' ? payments.postWithCredit : payments.session
      payment.tell(textOfFailure(failed, call))
      // The last credit may have been spent elsewhere: then a card is the way.
      refreshReads()
      store.sent()
    }
  }

  async function saveDraft(step: number, fail: Fail) {
    if (store.state().isSending) return
    const data = dataOfJob(store.state().values)
    const { faults } = judge(companyJobs.post, data)
    if (Object.keys(faults).length > 0) return fail(textOfFaults(faults), faults)
    store.sending()
    try {
      const { message } = await saveJob(uuid, { data, step })
      leave({ to: 'jobs', hasSavedDraft: true }, message)
    } catch (failed) {
      fail(textOfFailure(failed, companyJobs.saveDraft), fieldsOf(failed))
    }
  }

  return { onward, submit, saveDraft }
}

/** Fields of a draft are refused under "draft.title"; the form knows them by their own names. */
function fieldsOf(failed: unknown): Faults {
  const fields = failed instanceof Refusal ? failed.fields : undefined
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, text]) => [path.replace(/^draft\./, ''), text]),
  )
}
