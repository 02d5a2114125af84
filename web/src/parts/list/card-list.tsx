import type { ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface CardListProps<Row> {
  /** Names them for those who listen: "Applicants, newest first". */
  label: string
  /** Nothing while the first ones are on their way. */
  rows: readonly Row[] | undefined
  /** These are still those of the wish before. */
  isRefreshing: boolean
  rowKey: (row: Row) => string
  card: (row: Row) => ReactNode
  /** As tall as the card that takes its place. */
  placeholder: ReactNode
  placeholders?: number
  className?: string
}

/** The rows of a list as cards. */
export function CardList<Row>({
  label,
  rows,
  isRefreshing,
  className,
  ...props
}: CardListProps<Row>) {
  const styles = cn('gap-3', className ?? 'flex flex-col')

  if (!rows) {
    return (
      <div className={styles} aria-busy>
        <VisuallyHidden role="status">Loading: {label}</VisuallyHidden>
        {Array.from({ length: props.placeholders ?? 6 }, (_, place) => (
          // Placeholders have nothing else to tell them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>{props.placeholder}</div>
        ))}
      </div>
    )
  }
  return (
    <ul
      aria-label={label}
      aria-busy={isRefreshing}
      className={cn(styles, 'transition-opacity', isRefreshing && 'opacity-60')}
    >
      {rows.map((row) => (
        <li key={props.rowKey(row)} className="min-w-0">
          {props.card(row)}
        </li>
      ))}
    </ul>
  )
}
