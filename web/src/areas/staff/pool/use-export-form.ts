import {
  benches,
  mostExported,
  wordsFor,
  type Bench,
  type Refusal,
  type StaffProfile,
} from '@headframe/wire'

import { isNotThere } from '../../../calls/failure.ts'
import { download } from '../../../calls/files/download.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { readAnew } from '../../../calls/use-read.ts'
import { byCall } from '../../../forms/by-call.ts'
import type { Told } from '../../../forms/submit.ts'
import { useForm } from '../../../forms/use-form.ts'
import { counted } from '../../../lib/figures.ts'

type ExportValues = {
  readonly name: string
  readonly description: string
  /** Who is not to be in it: whoever joins the pool before it is opened is, and who leaves it is asked for no more. */
  readonly leftOut: readonly string[]
  readonly include_contact: boolean
}

interface ExportFormOptions {
  bench: Bench
  members: readonly StaffProfile[]
  onDone: () => void
}

/** What is asked of the document, which is refused as a whole where one of its people has left the pool meanwhile. */
export function useExportForm({ bench, members, onDone }: ExportFormOptions) {
  const { talent_pool_hash: tph } = bench
  const all = hashesOf(members)
  const initial: ExportValues = {
    name: bench.name,
    description: bench.description ?? '',
    leftOut: all.slice(mostExported),
    include_contact: false,
  }
  const inputOf = ({ leftOut, ...values }: ExportValues) => ({
    talent_pool_hash: tph,
    ...values,
    profiles: all.filter((hash) => !leftOut.includes(hash)),
  })
  const call = byCall({
    call: benches.exportBench,
    inputOf,
    faultsAt: ({ profiles, ...faults }) => ({
      ...faults,
      ...(profiles === undefined ? {} : { leftOut: profiles }),
    }),
  })
  const form = useForm({
    ...call,
    send: (values) => download(benches.exportBench, inputOf(values)),
    told: (refusal) => (isNotThere(refusal) ? readWhoLeft() : call.told(refusal)),
    initial,
    // Who is in it is asked anew each time.
    keeper: { key: `bench-${tph}`, kind: 'staff', whenLeft: true, isOnlyChanges: true, never },
    onDone,
  })

  /** Names them, and leaves the choice as it was: nobody goes to a client whom no one has chosen. */
  async function readWhoLeft(): Promise<Told> {
    refreshReads()
    const outcome = await outcomeOf(() => readAnew(benches.allMembers, { tph }))
    if (outcome === 'stopped') return { text: changed, faults: {} }
    if ('refusal' in outcome) return { text: refusedInWords(outcome.refusal), faults: {} }
    const now = hashesOf(outcome.reply)
    const { leftOut } = form.store.state().values
    form.store.set('leftOut', [...leftOut, ...now.filter((hash) => !all.includes(hash))])
    const chosen = members.filter(({ profile_hash: hash }) => !leftOut.includes(hash))
    const left = chosen.filter(({ profile_hash: hash }) => !now.includes(hash))
    if (left.length === 0) return { text: changed, faults: {} }
    const isAnyHere = left.length < chosen.length
    return { text: leftInWords(left) + (isAnyHere ? ` ${othersStay}` : ''), faults: {} }
  }

  return form
}

const never = ['leftOut'] as const

function hashesOf(members: readonly StaffProfile[]): string[] {
  return members.map(({ profile_hash }) => profile_hash)
}

function refusedInWords(refusal: Refusal): string {
  return isNotThere(refusal) ? 'This talent pool is no longer there.' : wordsFor(refusal)
}

/** Such as when whoever had left is back already. */
const changed = 'The talent pool was changed meanwhile. Look at who is selected, and export again.'

const othersStay = 'The others are still selected.'

const mostNamed = 3

/** "Leo Fischer and Ruby Walker are no longer in this pool." */
function leftInWords(left: readonly StaffProfile[]): string {
  const names = left.map(({ full_name }) => full_name)
  const named = names.length > mostNamed ? names.slice(0, mostNamed - 1) : names
  const others = names.length - named.length
  const who = inWords.format(others > 0 ? [...named, counted(others, 'other')] : named)
  return `${who} ${names.length === 1 ? 'is' : 'are'} no longer in this pool.`
}

const inWords = new Intl.ListFormat('en-AU')
