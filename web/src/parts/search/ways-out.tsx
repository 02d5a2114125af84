import type { InputOf, PagedCall } from '@headframe/wire'

import { useTotals } from '../../calls/reading/use-totals.ts'
import { counted } from '../../lib/figures.ts'
import { Button } from '../../ui/form/button.tsx'
import type { ChangeWish } from '../list/use-wished-list.ts'
import type { FilterInForce, Searched } from './filter-in-force.ts'

interface WaysOutProps<C extends PagedCall, Wish> {
  call: C
  /** One of what is listed: "job". */
  of: string
  wish: Wish
  filters: readonly FilterInForce<Wish>[]
  /** Asks for no more than it takes to tell how many there are. */
  inputOf: (wish: Wish) => InputOf<C>
  cleared: Wish
  onLoosened: ChangeWish<Wish>
}

const mostWaysOut = 5

/** What there would be without each filter, or with something near in its place; how many each way finds. */
export function WaysOut<C extends PagedCall, Wish extends Searched>({
  of,
  onLoosened,
  ...asked
}: WaysOutProps<C, Wish>) {
  const ways = useWaysOut(asked)

  return (
    <ul className="mt-3 flex flex-col items-center gap-1">
      {ways.map(({ words: way, loosen, total }) =>
        total ? (
          <li key={way}>
            <Button
              variant="quiet"
              className="num max-w-full shrink whitespace-normal"
              onClick={() => onLoosened(loosen)}
            >
              {way}: {counted(total, of)}
            </Button>
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** Where one filter is too few to drop, each typed one stands by itself; so does what is near to it. */
function useWaysOut<C extends PagedCall, Wish extends Searched>({
  call,
  wish,
  filters,
  inputOf,
  cleared,
}: Omit<WaysOutProps<C, Wish>, 'of' | 'onLoosened'>) {
  const some = filters.slice(0, mostWaysOut)
  const only = (name: string, search: string): Way<Wish> => ({
    words: `Only ${name}`,
    loosen: () => ({ ...cleared, search }),
  })
  const inputWith = ({ loosen }: Way<Wish>) => inputOf({ ...wish, ...loosen(wish) })

  const near = some.flatMap((filter) => filter.near ?? [])
  const instead = near.map((other) => ({
    words: `“${other.label}” instead`,
    loosen: other.instead,
  }))
  const totalsInstead = useTotals(call, instead.map(inputWith))
  const isNoneNear = filters.length > 1 && totalsInstead.every((total) => total === 0)
  const nearAlone = (isNoneNear ? near : []).map(({ label }) => only(`“${label}”`, label))
  const totalsNearAlone = useTotals(call, nearAlone.map(inputWith))

  const without = some.map((filter) => ({
    words: `Without ${quoted(filter)}`,
    loosen: filter.without,
  }))
  const totalsWithout = useTotals(call, without.map(inputWith))
  const leadNowhere = totalsWithout.every((total) => total === 0)
  const alone = (leadNowhere ? some : []).flatMap(({ typed, ...filter }) =>
    typed === undefined ? [] : [only(quoted(filter), typed)],
  )
  const totalsAlone = useTotals(call, alone.map(inputWith))

  return [
    ...(isNoneNear ? withTotals(nearAlone, totalsNearAlone) : withTotals(instead, totalsInstead)),
    ...(leadNowhere ? withTotals(alone, totalsAlone) : withTotals(without, totalsWithout)),
  ]
}

interface Way<Wish> {
  words: string
  loosen: (present: Wish) => Wish
}

function withTotals<Wish>(ways: readonly Way<Wish>[], totals: readonly (number | undefined)[]) {
  return ways.map((way, at) => ({ ...way, total: totals[at] }))
}

/** Words that are searched for stand in quotation marks everywhere. */
function quoted({ key, label }: { key: string; label: string }): string {
  return key === 'search' ? label : `“${label}”`
}
