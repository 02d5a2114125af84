import { cn } from '../../ui/cn.ts'

interface RowLabelProps {
  label: string
  /** Whose it is, for those who do not see the row: "person 2". */
  of: string
  /** Where there is room for columns, only the first row is labelled for the eye. */
  isFirst: boolean
}

export function RowLabel({ label, of, isFirst }: RowLabelProps) {
  return (
    <span className={cn(!isFirst && 'sm:sr-only')}>
      {label} <span className="sr-only">of {of}</span>
    </span>
  )
}
