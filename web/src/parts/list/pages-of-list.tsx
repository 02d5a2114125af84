import type { PageMeta } from '@headframe/wire'

import { inFigures } from '../../lib/figures.ts'
import { Pagination } from '../../ui/data/pagination.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

interface PagesOfListProps {
  /** What is listed: "jobs". */
  of: string
  page: PageMeta
  /** In other words than "21 to 40 of 43 jobs"; then they stand under a list of one page too. */
  text?: ((page: PageMeta) => string) | undefined
  onPageChosen: (page: number) => void
}

/** "21 to 40 of 43 jobs", and the ways on. Of a list of one page only those who listen are told. */
export function PagesOfList({ of, page: meta, text, onPageChosen }: PagesOfListProps) {
  const { page, pages } = meta
  const part = text?.(meta) ?? partOf(meta, of)
  if (pages <= 1 && !text) return <VisuallyHidden role="status">{part}</VisuallyHidden>

  return (
    <Pagination page={page} pageCount={pages} onPageChosen={onPageChosen}>
      {part}
    </Pagination>
  )
}

function partOf({ page, perPage, total }: PageMeta, of: string): string {
  if (total === 0) return `No ${of}`
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  const [from, to, all] = [first, last, total].map(inFigures)
  return `${from} to ${to} of ${all} ${of}`
}
