import { benches, wordsFor, type Bench } from '@headframe/wire'
import { Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { write } from '../../../calls/use-write.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
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

  /** One after the other, so that a refusal stops before the next; whoever is in already stays as they are. */
  async function addTo({ talent_pool_hash: pool, name }: Bench) {
    setBusy(true)
    const outcome = await outcomeOf(async () => {
      for (const ph of hashes) await write(benches.add, { tph: pool, ph })
    })
    setBusy(false)
    if (outcome === 'stopped') return
    if ('refusal' in outcome) return toast.error(wordsFor(outcome.refusal))
    toast.success(
      `${counted(hashes.length, 'person').replace('persons', 'people')} put into ${name}.`,
    )
    onDone()
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
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
        <UserPlus aria-hidden />
        Add to pool
      </Button>
      <Dialog
        open={isMaking}
        onOpenChange={setMaking}
        trigger={
          <Button variant="secondary" disabled={isBusy}>
            <Plus aria-hidden />
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
