import type { Faults } from '@headframe/wire'
import { Plus, Trash2 } from 'lucide-react'
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react'

import { Button } from '../../ui/form/button.tsx'
import { cn } from '../../ui/cn.ts'
import { useFieldControl, useFieldLabelId } from '../../ui/form/field-control.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'

/** What the fields of one row are given. */
export interface RowFieldsProps<Row> {
  row: Row
  index: number
  /** What is wrong, by place and part: `0.first_name`. */
  faults: Faults | undefined
  /** The whole list is found wanting, so what is left empty in this row is marked. */
  isWanted: boolean
  onPart: (index: number, part: Partial<Row>) => void
}

interface RowListProps<Row> {
  value: readonly Row[]
  onChange: (rows: Row[]) => void
  faults: Faults | undefined
  blank: Row
  max: number
  /** One of them, and several: "person", "people". */
  noun: string
  nouns: string
  /** Must be the same component each time, so that a row is drawn only when it changes itself. */
  Fields: ComponentType<RowFieldsProps<Row>>
}

/** Rows to fill in, at least one of them. One row may be changed without drawing the others. */
export function RowList<Row extends object>({
  value,
  onChange,
  faults,
  blank,
  max,
  noun,
  nouns,
  Fields,
}: RowListProps<Row>) {
  const labelId = useFieldLabelId()
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldControl({})
  const { list, rows, add, remove, changePart } = useRows({ value, onChange, blank })
  const isFull = rows.length >= max

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-col gap-3"
    >
      <ol ref={list} className="flex flex-col gap-3 sm:gap-1.5">
        {rows.map((row, index) => (
          <RowFrame
            // A row is nothing but its place in the list.
            key={index}
            row={row}
            index={index}
            noun={noun}
            faults={faults}
            isWanted={Boolean(isInvalid) && index === 0}
            Fields={Fields}
            onPart={changePart}
            onRemoved={rows.length > 1 ? remove : undefined}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="secondary" disabled={isFull} onClick={add}>
          <Plus aria-hidden />
          Add {noun}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {isFull && `${max} ${nouns} are the most that can be listed.`}
        </p>
      </div>
    </div>
  )
}

/** The rows and what changes them, by callbacks that never change themselves: each would draw all rows anew. */
function useRows<Row extends object>({
  value,
  onChange,
  blank,
}: Pick<RowListProps<Row>, 'value' | 'onChange' | 'blank'>) {
  const list = useRef<HTMLOListElement>(null)
  const rows = value.length > 0 ? value : [blank]
  const now = useLatest({ rows, onChange })
  const focusRow = useFocusOfRow(list)

  const changePart = useCallback(
    (index: number, part: Partial<Row>) => {
      const { rows: before, onChange: tell } = now.current
      tell(before.map((row, at) => (at === index ? { ...row, ...part } : row)))
    },
    [now],
  )
  const remove = useCallback(
    (index: number) => {
      const { rows: before, onChange: tell } = now.current
      tell(before.filter((_, at) => at !== index))
      focusRow(Math.min(index, before.length - 2))
    },
    [now, focusRow],
  )
  const add = () => {
    onChange([...rows, blank])
    focusRow(rows.length)
  }
  return { list, rows, add, remove, changePart }
}

interface RowFrameProps<Row> extends RowFieldsProps<Row> {
  noun: string
  Fields: ComponentType<RowFieldsProps<Row>>
  onRemoved: ((index: number) => void) | undefined
}

// What memo gives back has forgotten that the frame fits any kind of row.
const RowFrame = memo(DrawRowFrame) as typeof DrawRowFrame

function DrawRowFrame<Row>({ noun, Fields, onRemoved, ...rest }: RowFrameProps<Row>) {
  const { index } = rest
  return (
    <li className="flex items-start gap-2 rounded-lg border border-line bg-sunken p-3 sm:border-0 sm:bg-transparent sm:p-0">
      <div className="min-w-0 flex-1">
        <Fields {...rest} />
      </div>
      {onRemoved && (
        <IconButton
          icon={Trash2}
          label={`Remove ${noun} ${index + 1}`}
          className={cn('-mt-1.5 -mr-1.5 sm:mr-0', index === 0 ? 'sm:mt-7' : 'sm:mt-1.5')}
          onClick={() => onRemoved(index)}
        />
      )}
    </li>
  )
}

/** What a callback that never changes may look at when it is called. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** Where one goes on after a row came or went: in the first field of the row that is there now. */
function useFocusOfRow(list: { current: HTMLOListElement | null }) {
  const [wanted, setWanted] = useState<{ index: number }>()

  useEffect(() => {
    if (wanted) list.current?.children[wanted.index]?.querySelector('input')?.focus()
  }, [list, wanted])

  return useCallback((index: number) => setWanted({ index }), [])
}
