import type { Bench } from '@headframe/wire'
import { MapPin } from 'lucide-react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Moment } from '../../../ui/data/moment.tsx'

/** A talent pool in a list, with how its members stand. */
export function PoolCard({ bench }: { bench: Bench }) {
  const { name, location, description, creation_date } = bench
  return (
    <Card as="article" padding="none" interactive className="flex h-full flex-col gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-lg wrap-anywhere">
          <TextLink
            to={paths.staff.pool}
            params={{ poolHash: bench.talent_pool_hash }}
            look="plain"
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </TextLink>
        </h2>
        {location && (
          <p className="mt-1 flex items-center gap-1.5 text-ink-2">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {location}
          </p>
        )}
      </div>
      {description && <p className="line-clamp-2 text-ink-2">{description}</p>}
      <PoolTags tags={bench.tags} />
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3">
        <Standing bench={bench} />
        <p className="num text-sm text-ink-2">
          {inFigures(bench.total)} {bench.total === 1 ? 'profile' : 'profiles'} · Created{' '}
          <Moment at={creation_date}>{dateInWords(creation_date)}</Moment>
        </p>
      </div>
    </Card>
  )
}

export function PoolTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** How many of them have said yes, in a bar and in figures. */
function Standing({ bench: { total, accepted, pending, declined } }: { bench: Bench }) {
  const parts = [
    { name: 'accepted', count: accepted, ink: 'bg-gum' },
    { name: 'pending', count: pending, ink: 'bg-wattle' },
    { name: 'declined', count: declined, ink: 'bg-danger' },
  ]
  return (
    <>
      <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunken">
        {parts.map(({ name, count, ink }) => (
          <span key={name} className={ink} style={{ width: `${(count / (total || 1)) * 100}%` }} />
        ))}
      </div>
      <p className="num flex flex-wrap gap-x-4 text-sm text-ink-2">
        {parts.map(({ name, count, ink }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${ink}`} />
            {inFigures(count)} {name}
          </span>
        ))}
      </p>
    </>
  )
}
