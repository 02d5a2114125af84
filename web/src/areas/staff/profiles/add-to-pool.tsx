import { benches, wordsFor } from '@headframe/wire'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'

import { outcomeOf } from '../../../calls/outcome.ts'
import { write } from '../../../calls/use-write.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useEveryPool } from '../pools/every-pool.ts'

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
  const bench = pools.find(({ talent_pool_hash }) => talent_pool_hash === tph)

  /** One after the other, so that a refusal stops before the next; whoever is in already stays as they are. */
  async function add() {
    setBusy(true)
    const outcome = await outcomeOf(async () => {
      for (const ph of hashes) await write(benches.add, { tph, ph })
    })
    setBusy(false)
    if (outcome === 'stopped') return
    if ('refusal' in outcome) return toast.error(wordsFor(outcome.refusal))
    toast.success(
      `${counted(hashes.length, 'person').replace('persons', 'people')} put into ${bench?.name}.`,
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
      <Button disabled={!bench} busy={isBusy} busyLabel="Adding…" onClick={() => void add()}>
        <UserPlus aria-hidden />
        Add to pool
      </Button>
    </div>
  )
}
