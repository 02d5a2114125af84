import { benches, wordsFor, type Bench } from '@headframe/wire'
import { Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'

import { send } from '../../../calls/client.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { eachStillThere } from '../person/each-still-there.ts'
import { useEveryPool } from '../pools/every-pool.ts'
import { NewPoolForm } from '../pools/pool-form.tsx'

interface AddToPoolProps {
  hashes: readonly string[]
  onDone: () => void
}

/** Puts all who are ticked into one talent pool. */
export function AddToPool({ hashes, onDone }: AddToPoolProps) {
  const toast = useToast()
  const { pools = [] } = useEveryPool()
  const [tph, setTph] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const bench = pools.find(({ talent_pool_hash }) => talent_pool_hash === tph)

  /** Whoever is in already stays as they are. */
  async function addTo({ talent_pool_hash: pool, name }: Bench) {
    setBusy(true)
    let put = 0
    const outcome = await eachStillThere(hashes, async (ph) => {
      const { added } = await send(benches.add, { tph: pool, ph })
      if (added) put += 1
    })
    setBusy(false)
    if (outcome === 'stopped') return
    if ('refusal' in outcome) return toast.error(wordsFor(outcome.refusal))
    const gone = outcome.reply.gone.size
    const already = hashes.length - put - gone
    const happened = put + already === 0 ? [] : [whatHappened(put, already, name)]
    const told = [...happened, ...(gone > 0 ? [goneInWords(gone)] : [])].join(' ')
    if (happened.length > 0) toast.success(told)
    else toast.error(told)
    onDone()
  }

  return (
    <div className="grid grid-cols-2 gap-2 max-sm:w-full max-sm:pr-2 sm:flex sm:items-center">
      <Select
        className="max-sm:col-span-2"
        aria-label="Talent pool"
        placeholder="Choose a talent pool"
        value={tph}
        onChange={({ target }) => setTph(target.value)}
        options={pools.map(({ talent_pool_hash, name }) => ({
          value: talent_pool_hash,
          label: name,
        }))}
      />
      <Button
        disabled={!bench}
        busy={isBusy}
        busyLabel="Adding…"
        onClick={() => bench && void addTo(bench)}
      >
        <UserPlus aria-hidden className="max-sm:hidden" />
        Add to pool
      </Button>
      <Dialog
        open={isMaking}
        onOpenChange={setMaking}
        trigger={
          <Button variant="secondary" disabled={isBusy}>
            <Plus aria-hidden className="max-sm:hidden" />
            New talent pool
          </Button>
        }
        title="New talent pool"
        description="Whoever is ticked is put into it."
        size="lg"
      >
        <NewPoolForm
          onMade={(made) => {
            setMaking(false)
            // Chosen, should somebody not get in.
            setTph(made.talent_pool_hash)
            void addTo(made)
          }}
        />
      </Dialog>
    </div>
  )
}

/** How many are new in a pool, and how many were there before. */
function whatHappened(put: number, already: number, name: string): string {
  if (already === 0) return `${people(put)} put into ${name}.`
  const were = already === 1 ? 'was' : 'were'
  return put === 0
    ? `${people(already)} ${were} in ${name} already.`
    : `${people(put)} put into ${name}. ${inFigures(already)} ${were} in it already.`
}

function goneInWords(count: number): string {
  return `${people(count)} ${count === 1 ? 'is' : 'are'} no longer among your profiles.`
}

function people(count: number): string {
  return counted(count, 'person').replace('persons', 'people')
}
