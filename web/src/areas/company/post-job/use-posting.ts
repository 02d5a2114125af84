import { companyJobs, payments, words, wordsFor } from '@headframe/wire'
import type { Call, Faults, Refusal } from '@headframe/wire'
import { useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import type { Submission } from '../../../forms/submit.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import type { Payment } from '../pay/use-payment.ts'
import type { JobValues } from './job-values.ts'
import { judgeDraft, textOfFaults } from './judge-job.ts'
import type { StoredJob } from './draft/stored-job.ts'

/** Where the form leads when it is done with. */
type Onward =
  | { readonly to: 'jobs'; readonly hasSavedDraft?: true }
  | { readonly to: 'going live'; readonly intentId: string }

interface PostingOptions {
  stored: StoredJob
  payment: Payment
  /** Nothing more is to be saved. */
  end: () => void
}

/** What a form leads to, and what is said of it. */
interface Left {
  readonly to: Onward
  readonly says: string
}

const live: Left = { to: { to: 'jobs' }, says: words.jobPosted }

/** The two ways out of the form: posted, or put aside as a draft. */
export function usePosting({ stored, payment, end }: PostingOptions) {
  const toast = useToast()
  const [onward, setOnward] = useState<Onward>()

  function leave({ to, says }: Left) {
    end()
    refreshReads()
    toast.success(says)
    setOnward(to)
  }

  /** Leads nowhere where the payment, or what others have changed, is told in its own place. */
  async function post(): Promise<Left | undefined> {
    payment.tell(undefined)
    try {
      if (!(await payment.isReady())) return undefined
      const handedIn = await stored.handIn()
      if (!handedIn) return undefined
      const { published, message, revision } = handedIn
      return published ? { to: { to: 'jobs' }, says: message } : await pay(message, revision)
    } catch (failed) {
      // A reply may be lost on its way: then the job itself says whether it went live.
      if (await stored.isLive()) return live
      if (stored.window.versions().isNoDraft) return undefined
      throw failed
    }
  }

  async function pay(posted: string, revision: number): Promise<Left | undefined> {
    const paid = await outcomeOf(() => payment.pay(stored.window.id, revision))
    if (paid !== 'stopped' && 'reply' in paid) {
      if ('says' in paid.reply) return { to: { to: 'jobs' }, says: paid.reply.says }
      return { to: { to: 'going live', intentId: paid.reply.intentId }, says: posted }
    }
    if (await stored.isLive()) return live
    const call = payment.way === 'credit' ? payments.postWithCredit : payments.session
    payment.tell(paid === 'stopped' ? undefined : wordsFor(paid.refusal, call))
    // The last credit may have been spent elsewhere: then a card is the way.
    refreshReads()
    return undefined
  }

  const posting = {
    tell: textOfFaults,
    send: post,
    told: (refusal: Refusal) => told(refusal, companyJobs.post),
    onDone: (left: Left | undefined) => left && leave(left),
  }

  const savingDraft = (step: number): Submission<JobValues, Left | undefined> => ({
    judge: judgeDraft,
    tell: textOfFaults,
    async send() {
      const says = await stored.saveAll(step)
      return says === undefined ? undefined : { to: { to: 'jobs', hasSavedDraft: true }, says }
    },
    told: (refusal) => told(refusal, companyJobs.saveDraft),
    onDone: (left) => left && leave(left),
  })

  return { onward, posting, savingDraft }
}

/** Fields of a draft are refused under "draft.title"; the form knows them by their own names. */
function told(refusal: Refusal, call: Call) {
  const faults = Object.entries(refusal.fields ?? {}).map(([path, text]) => [
    path.replace(/^draft\./, ''),
    text,
  ])
  return { text: wordsFor(refusal, call), faults: Object.fromEntries(faults) as Faults }
}
