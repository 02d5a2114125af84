import { MapPin } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'

import { Button } from '../../ui/form/button.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { useGrowing } from '../../ui/form/use-growing.ts'

interface BriefsProps<Row> {
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  brief: (row: Row) => ReactNode
  selectedId: string | undefined
  selectedRef: Ref<HTMLLIElement>
  /** The others are out of view, and not to be reached. */
  isOnlySelected?: boolean
  onSelected: (id: string) => void
  onHovered?: (id: string | undefined) => void
}

const shownAtOnce = 50
const drawnAtOnce = 10

/** What stands on a map as a list; both know which one is selected. */
export function Briefs<Row>({ rows, ...rest }: BriefsProps<Row>) {
  return rows ? <ShownBriefs rows={rows} {...rest} /> : <BriefsSkeleton />
}

function ShownBriefs<Row>(props: BriefsProps<Row> & { rows: readonly Row[] }) {
  const { rows, idOf, nameOf, brief, selectedId } = props
  const { selectedRef, isOnlySelected = false, onSelected, onHovered } = props
  const [wanted, setWanted] = useState(shownAtOnce)
  const drawn = useGrowing(wanted, drawnAtOnce)
  // What is picked on the map is always in the list.
  const picked = rows.findIndex((row) => idOf(row) === selectedId)
  const shown = rows.slice(0, Math.max(drawn, picked + 1))

  return (
    <ul>
      {shown.map((row) => {
        const id = idOf(row)
        const isSelected = id === selectedId
        return (
          <li
            key={id}
            ref={isSelected ? selectedRef : undefined}
            inert={isOnlySelected && !isSelected}
            className={cn(
              'flex items-start gap-2 border-b border-line py-3 pr-2 pl-4 transition-colors last:border-b-0 hover:bg-sunken',
              isSelected && 'bg-primary-soft inset-ring-1 inset-ring-primary hover:bg-primary-soft',
            )}
            onPointerEnter={() => onHovered?.(id)}
            onPointerLeave={() => onHovered?.(undefined)}
          >
            <div className="min-w-0 flex-1">{brief(row)}</div>
            <IconButton
              icon={MapPin}
              label={`Show ${nameOf(row)} on the map`}
              aria-pressed={isSelected}
              onClick={() => onSelected(id)}
              onFocus={() => onHovered?.(id)}
              onBlur={() => onHovered?.(undefined)}
            />
          </li>
        )
      })}
      {rows.length > Math.max(wanted, shown.length) && (
        <li className="p-3" inert={isOnlySelected}>
          <Button variant="secondary" wide onClick={() => setWanted(wanted + shownAtOnce)}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  )
}

function BriefsSkeleton() {
  return (
    <div aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((placeholder) => (
        <div key={placeholder} className="flex flex-col gap-2 border-b border-line px-4 py-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
