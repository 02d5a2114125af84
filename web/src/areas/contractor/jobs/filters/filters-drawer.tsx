import { useRef } from 'react'

import { counted } from '../../../../lib/figures.ts'
import { Button } from '../../../../ui/form/button.tsx'
import type { ChangeWish } from '../../../../parts/list/use-wished-list.ts'
import { Drawer } from '../../../../ui/overlay/drawer.tsx'
import { jobsSearch, type JobsSearch } from '../jobs-search.ts'
import type { FilterProps } from './filter-props.ts'
import Filters from './filters.tsx'

export interface FiltersDrawerProps {
  search: FilterProps['search']
  change: ChangeWish<JobsSearch>
  /** How many jobs there are with what is chosen so far. */
  total: number | undefined
  isOpen: boolean
  onClosed: () => void
}

/** Heavy: where there is no room beside the jobs. All that is changed in it is one step back. */
export default function FiltersDrawer(props: FiltersDrawerProps) {
  const { search, change, total, isOpen, onClosed } = props
  const hasChanged = useRef(false)

  function changeOnce(changes: FilterProps['search']) {
    change(changes, { replace: hasChanged.current })
    hasChanged.current = true
  }

  function close() {
    hasChanged.current = false
    onClosed()
  }

  return (
    <Drawer
      title="Filters"
      open={isOpen}
      onOpenChange={(opens) => {
        if (!opens) close()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => changeOnce(jobsSearch.cleared)}>
            Clear all
          </Button>
          <Button className="num flex-1" onClick={close}>
            {total === undefined ? 'Show jobs' : `Show ${counted(total, 'job')}`}
          </Button>
        </>
      }
    >
      <Filters search={search} onChanged={changeOnce} />
    </Drawer>
  )
}
