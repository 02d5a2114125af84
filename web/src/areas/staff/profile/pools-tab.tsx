import { benches, staffProfiles, wordsFor, type Bench, type StaffProfile } from '@headframe/wire'
import { useState } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { forgetRead } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useEveryPool } from '../pools/every-pool.ts'

/** From so many on they are looked for by name. */
const toLookThrough = 12

/** Every talent pool with a switch: it takes effect at once, and goes back when that fails. */
export function PoolsTab({ profile }: { profile: StaffProfile }) {
  const { pools, problem, retry } = useEveryPool()
  const [named, setNamed] = useState('')
  const shown = pools?.filter(({ name }) => name.toLowerCase().includes(named.trim().toLowerCase()))

  if (problem) return <ErrorState title={problem} onRetried={retry} />
  if (pools?.length === 0) {
    return (
      <EmptyState title="No talent pools yet">
        Make one on <TextLink to={paths.staff.pools}>Talent Pools</TextLink>, and put people into it
        from here.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {pools && pools.length >= toLookThrough && (
        <TextInput
          type="search"
          aria-label="Find a talent pool"
          placeholder="Find a talent pool"
          value={named}
          onChange={({ target }) => setNamed(target.value)}
        />
      )}
      <ul aria-label="Talent pools" className="flex flex-col divide-y divide-line">
        {shown
          ? shown.map((bench) => (
              <li key={bench.talent_pool_hash}>
                <PoolSwitch bench={bench} profile={profile} />
              </li>
            ))
          : [1, 2, 3].map((place) => (
              <li key={place} className="py-3">
                <Skeleton className="h-5 w-full" />
              </li>
            ))}
      </ul>
      <p role="status" className="text-ink-2">
        {shown?.length === 0 && 'No talent pool has this name.'}
      </p>
    </div>
  )
}

function PoolSwitch({ bench, profile }: { bench: Bench; profile: StaffProfile }) {
  const toast = useToast()
  const { talent_pool_hash: tph, name } = bench
  const isIn = profile.pools.includes(tph)
  // What was switched, until what is read says so too.
  const [wanted, setWanted] = useState<boolean>()

  async function put(into: boolean) {
    setWanted(into)
    const call = into ? benches.add : benches.remove
    const outcome = await outcomeOf(() => write(call, { tph, ph: profile.profile_hash }))
    if (outcome !== 'stopped' && 'refusal' in outcome) {
      setWanted(undefined)
      const isGone = isNotThere(outcome.refusal)
      toast.error(isGone ? `The profile or “${name}” is there no more.` : wordsFor(outcome.refusal))
      if (!isGone) return
      forgetRead(staffProfiles.one, { ph: profile.profile_hash })
      refreshReads()
    }
  }

  return (
    <Switch
      label={<span className="font-medium wrap-anywhere">{name}</span>}
      hint={[bench.location, `${bench.total} in it`].filter(Boolean).join(' · ')}
      checked={wanted ?? isIn}
      onChange={({ target }) => void put(target.checked)}
    />
  )
}
