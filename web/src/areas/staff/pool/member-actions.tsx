import {
  benches,
  memberStatuses,
  wordsFor,
  type MemberStatus,
  type Refusal,
  type StaffProfile,
} from '@headframe/wire'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'

import { send } from '../../../calls/client.ts'
import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { useWrite, write } from '../../../calls/use-write.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { eachStillThere } from '../person/each-still-there.ts'

interface MemberProps {
  tph: string
  person: StaffProfile
}

/** Takes effect at once, and goes back when that fails. */
export function StandingChoice({ tph, person }: MemberProps) {
  const { profile_hash: ph, full_name: name, member_status: status } = person
  const tellRefused = useRefusalOf(name)
  // What was chosen, until what is read says so too.
  const [wanted, setWanted] = useState<MemberStatus>()

  async function choose(next: MemberStatus) {
    setWanted(next)
    const outcome = await outcomeOf(() => write(benches.setStatus, { tph, ph, status: next }))
    setWanted(undefined)
    if (outcome !== 'stopped' && 'refusal' in outcome) tellRefused(outcome.refusal)
  }

  return (
    <Select
      aria-label={`Status of ${name}`}
      className="w-36"
      value={wanted ?? status ?? 'Pending'}
      onChange={({ target }) => void choose(statusOf(target.value))}
      options={options}
    />
  )
}

const options = memberStatuses.map((status) => ({ value: status, label: status }))

function statusOf(value: string): MemberStatus {
  return memberStatuses.find((status) => status === value) ?? 'Pending'
}

interface TakeOutProps extends MemberProps {
  /** Answers what is to follow once they are back. */
  onRemoved: () => () => void
}

/** Can be taken back at once: they come back as they stood. */
export function TakeOut({ tph, person, onRemoved }: TakeOutProps) {
  const toast = useToast()
  const { profile_hash: ph, full_name: name } = person
  const tellRefused = useRefusalOf(name)
  const removal = useWrite(benches.remove, {
    onDone({ member_status: status }) {
      const onBack = onRemoved()
      toast.undo(`${name} is no longer in this pool.`, () => void bringBack(status, onBack))
    },
    onRefused: tellRefused,
  })

  async function bringBack(status: MemberStatus | null, onBack: () => void) {
    const outcome = await outcomeOf(() => bringBackTo(tph, ph, status))
    if (outcome === 'stopped') return
    if ('refusal' in outcome) toast.error(wordsFor(outcome.refusal))
    else onBack()
  }

  return (
    <IconButton
      icon={UserMinus}
      variant="danger"
      label={`Take ${name} out of this pool`}
      busy={removal.isAsking}
      onClick={() => void removal.ask({ tph, ph })}
    />
  )
}

/** Whom a colleague took out a moment ago is out of view as soon as it is said. */
function useRefusalOf(name: string) {
  const toast = useToast()
  return (refusal: Refusal) => {
    if (!isNotThere(refusal)) return toast.error(wordsFor(refusal))
    toast.warning(`${name} is no longer in this pool.`)
    refreshReads()
  }
}

async function bringBackTo(tph: string, ph: string, status: MemberStatus | null) {
  await write(benches.add, { tph, ph })
  if (status && status !== 'Pending') await write(benches.setStatus, { tph, ph, status })
}

/** As the server answers it: who was ticked before a reload has never been on this page. */
interface Stood {
  readonly ph: string
  readonly status: MemberStatus | null
}

interface TogetherProps {
  tph: string
  hashes: readonly string[]
  onDone: () => void
  /** Those who were taken out together are in it again. */
  onBack: (hashes: readonly string[]) => void
}

/** The same for all who are ticked. */
export function ChangeTogether({ tph, hashes, onDone, onBack }: TogetherProps) {
  const toast = useToast()
  const [busy, setBusy] = useState<string>()

  /** Answers what was done, and to whom; nothing where it was done to nobody. */
  async function forEach(what: string, change: (ph: string) => Promise<unknown>) {
    setBusy(what)
    const outcome = await eachStillThere(hashes, change)
    setBusy(undefined)
    if (outcome === 'stopped') return undefined
    if ('refusal' in outcome) {
      toast.error(wordsFor(outcome.refusal))
      return undefined
    }
    onDone()
    const { gone } = outcome.reply
    const changed = hashes.filter((ph) => !gone.has(ph))
    if (changed.length > 0) return { changed, told: inWords(changed.length, what, gone.size) }
    toast.error(goneInWords(gone.size))
    return undefined
  }

  async function setAll(status: MemberStatus) {
    const done = await forEach(status, (ph) => send(benches.setStatus, { tph, ph, status }))
    if (done) toast.success(done.told)
  }

  async function takeOut() {
    const stood: Stood[] = []
    const done = await forEach(takenOut, async (ph) => {
      const { member_status: status } = await send(benches.remove, { tph, ph })
      stood.push({ ph, status })
    })
    if (done) toast.undo(done.told, () => void bringAllBack(stood))
  }

  async function bringAllBack(stood: readonly Stood[]) {
    const outcome = await outcomeOf(async () => {
      for (const { ph, status } of stood) await bringBackTo(tph, ph, status)
    })
    if (outcome === 'stopped') return
    if ('refusal' in outcome) toast.error(wordsFor(outcome.refusal))
    else onBack(stood.map(({ ph }) => ph))
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {memberStatuses.map((status) => (
        <Button
          key={status}
          variant="secondary"
          busy={busy === status}
          disabled={busy !== undefined}
          onClick={() => void setAll(status)}
        >
          {status}
        </Button>
      ))}
      <Button
        variant="quiet"
        busy={busy === takenOut}
        disabled={busy !== undefined}
        onClick={() => void takeOut()}
      >
        <UserMinus aria-hidden />
        Take out
      </Button>
    </div>
  )
}

const takenOut = 'Taken out'

function inWords(count: number, what: string, gone: number): string {
  const done = `${counted(count, 'profile')}: ${what.toLowerCase()}.`
  return gone === 0 ? done : `${done} ${goneInWords(gone)}`
}

function goneInWords(count: number): string {
  return `${inFigures(count)} ${count === 1 ? 'was' : 'were'} no longer in this pool.`
}
