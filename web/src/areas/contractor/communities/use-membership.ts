import {
  contractorCommunities,
  wordsFor,
  type MembershipStatus,
  type OpenCommunity,
  type Refusal,
} from '@headframe/wire'
import { useState } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { forgetRead } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.ts'

type Status = MembershipStatus | null
type Joinable = Pick<OpenCommunity, 'id' | 'title' | 'company_name' | 'applicationStatus'>

interface Membership {
  /** As it will be, if nothing is refused. */
  status: Status
  isAsking: boolean
  apply: () => Promise<void>
  withdraw: () => Promise<void>
}

/** Joins and leaves at a tap: shown at once, and taken back with a word when it is refused. */
export function useMembership(pool: Joinable): Membership {
  const { id, title, applicationStatus: known } = pool
  const toast = useToast()
  const [wanted, setWanted] = useState<{ status: Status; before: Status }>()
  const [isAsking, setAsking] = useState(false)
  // What is read says so too by now.
  if (wanted && known !== wanted.before) setWanted(undefined)

  async function ask(call: 'apply' | 'withdraw', status: Status, done: () => void) {
    if (isAsking) return
    setWanted({ status, before: known })
    setAsking(true)
    const outcome = await outcomeOf(() => write(contractorCommunities[call], { id }))
    setAsking(false)
    if (outcome === 'stopped' || 'refusal' in outcome) {
      setWanted(undefined)
      if (outcome === 'stopped') return
      toast.error(refusedWords(outcome.refusal, call, pool))
      // Whoever has not joined is shown no pool that is closed or paused either.
      const isAway = isNotThere(outcome.refusal) || outcome.refusal.code === 'POOL_NOT_OPEN'
      if (isAway) forgetRead(contractorCommunities.one, { id })
      if (outcome.refusal.status >= 400 && outcome.refusal.status < 500) refreshReads()
      return
    }
    done()
  }

  const apply = () =>
    ask('apply', 'Applied', () =>
      toast.undo(`You applied to ${title}.`, () => void takeBack(), { label: 'Withdraw' }),
    )
  const withdraw = () =>
    ask('withdraw', null, () => toast.success(`You have withdrawn from ${title}.`))

  /** From the message that it was done, wherever its reader has gone meanwhile. */
  async function takeBack() {
    const outcome = await outcomeOf(() => write(contractorCommunities.withdraw, { id }))
    if (outcome === 'stopped') return
    if ('refusal' in outcome) toast.error(refusedWords(outcome.refusal, 'withdraw', pool))
    else toast.success(`You have withdrawn from ${title}.`)
  }

  return { status: wanted ? wanted.status : known, isAsking, apply, withdraw }
}

/** The words of the call, and why. */
function refusedWords(
  refusal: Refusal,
  call: 'apply' | 'withdraw',
  { company_name: company }: Joinable,
): string {
  const words = wordsFor(refusal, contractorCommunities[call])
  switch (refusal.code) {
    case 'NOT_FOUND':
      return `${words} It is no longer on the marketplace.`
    case 'POOL_NOT_OPEN':
      return `${words} ${company} takes no applications to it right now.`
    case 'DECLINED':
      return `${words} ${company} has declined your application before.`
    case 'NOT_WITHDRAWABLE':
      return `${words} ${company} has already taken it up.`
    default:
      return words
  }
}
