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

/** What there would be without each filter; where one is too few to drop, with each typed one by itself. */
export function WaysOut<C extends PagedCall, Wish extends Searched>({
  call,
  of,
  wish,
  filters,
  inputOf,
  cleared,
  onLoosened,
}: WaysOutProps<C, Wish>) {
  const some = filters.slice(0, mostWaysOut)
  const without = some.map((filter) => ({
    words: `Without ${quoted(filter)}`,
    loosen: filter.without,
  }))
  const inputWith = ({ loosen }: { loosen: (present: Wish) => Wish }) =>
    inputOf({ ...wish, ...loosen(wish) })
  const totals = useTotals(call, without.map(inputWith))
  const leadNowhere = totals.every((total) => total === 0)
  const alone = (leadNowhere ? some : []).flatMap(({ typed, ...filter }) =>
    typed === undefined
      ? []
      : [{ words: `Only ${quoted(filter)}`, loosen: () => ({ ...cleared, search: typed }) }],
  )
  const totalsAlone = useTotals(call, alone.map(inputWith))
  const ways = leadNowhere ? alone : without

  return (
    <ul className="mt-3 flex flex-col items-center gap-1">
      {ways.map(({ words: way, loosen }, at) => {
        const total = (leadNowhere ? totalsAlone : totals)[at]
        return total ? (
          <li key={way}>
            <Button variant="quiet" className="num" onClick={() => onLoosened(loosen)}>
              {way}: {counted(total, of)}
            </Button>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** Words that are searched for stand in quotation marks everywhere. */
function quoted({ key, label }: { key: string; label: string }): string {
  return key === 'search' ? label : `“${label}”`
}
