import { adminContractors } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useKeptTicks } from '../../../parts/list/use-kept-ticks.ts'
import { useWishedList, wholeList } from '../../../parts/list/use-wished-list.ts'
import { DensityChoice } from '../../../ui/data/density.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TicksBar } from '../../../ui/data/ticks-bar.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { Meant } from '../meant.tsx'
import { ContractorsTable } from './contractors-table.tsx'
import { inputOfContractors } from './contractors-reads.ts'
import { contractorsWish } from './contractors-wish.ts'
import { ExportHidden } from './export-hidden.tsx'

/** Every contractor, to be read, or handed on without a name. */
export default function ContractorsScreen() {
  const list = useWishedList(adminContractors.list, contractorsWish, inputOfContractors)
  const { wish, change } = list
  const ticks = useKeptTicks({
    kind: 'admin',
    list: 'contractors',
    all: wholeList(list)?.map(({ id }) => id),
  })

  return (
    <Screen
      title="Contractors"
      description="Everybody who looks for work here. Tick some to hand them on as an anonymous PDF."
    >
      <ListFrame
        list={list}
        of="contractors"
        bar={
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-64 flex-1">
              <SearchBox
                label="Search names, numbers, addresses, places, roles and industries"
                value={wish.search}
                onSearched={(text) => change({ search: text || undefined })}
              />
            </div>
            <DensityChoice />
          </div>
        }
        empty={
          <EmptyState title="No contractors available">
            Each who registers is listed here at once.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title="No contractor matches."
            hint="Try fewer or other words: all of them have to occur."
            all="Show all contractors"
            onCleared={list.clear}
            ways={
              <Meant
                list="contractors"
                search={wish.search}
                onTaken={(search) => change({ search })}
              />
            }
          />
        }
      >
        {(shown) => <ContractorsTable {...shown} ticks={ticks} />}
      </ListFrame>
      <TicksBar ticks={ticks} among={list.page?.rows.map(({ id }) => id) ?? []}>
        <ExportHidden
          ids={[...ticks.ticked]}
          isMain
          onDone={ticks.clear}
          onGone={(ids) => ticks.tick(ids, false)}
        />
      </TicksBar>
    </Screen>
  )
}
