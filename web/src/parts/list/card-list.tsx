import type { ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

interface CardPlaceholdersProps {
  /** Names them for those who listen: "Applicants, newest first". */
  label: string
  /** As tall as the card that takes its place. */
  placeholder: ReactNode
  placeholders?: number
  /** Said while they are on their way, for all to see. */
  waiting?: string
  className?: string
}

interface CardListProps<Row> extends CardPlaceholdersProps {
  /** Nothing while the first ones are on their way. */
  rows: readonly Row[] | undefined
  /** These are still those of the wish before. */
  isRefreshing: boolean
  rowKey: (row: Row) => string
  card: (row: Row) => ReactNode
}

/** The rows of a list as cards. */
export function CardList<Row>({ rows, isRefreshing, rowKey, card, ...rest }: CardListProps<Row>) {
  if (!rows) return <CardPlaceholders {...rest} />
  return (
    <ul
      aria-label={rest.label}
      aria-busy={isRefreshing}
      className={cn(stylesOf(rest), 'transition-opacity', isRefreshing && 'opacity-60')}
    >
      {rows.map((row) => (
        <li key={rowKey(row)} className="min-w-0">
          {card(row)}
        </li>
      ))}
    </ul>
  )
}

/** Holds the place of cards that are on their way. */
export function CardPlaceholders(props: CardPlaceholdersProps) {
  const { label, placeholder, placeholders = 6, waiting } = props
  return (
    <div className={stylesOf(props)} aria-busy>
      {waiting ? (
        <p role="status" className="col-span-full text-ink-2">
          {waiting}
        </p>
      ) : (
        <VisuallyHidden role="status">Loading: {label}</VisuallyHidden>
      )}
      {Array.from({ length: placeholders }, (_, place) => (
        // Placeholders have nothing else to tell them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place}>{placeholder}</div>
      ))}
    </div>
  )
}

function stylesOf({ className = 'flex flex-col' }: CardPlaceholdersProps): string {
  return cn('gap-3', className)
}
