import type { PageMeta } from '@headframe/wire'

import { Pagination } from '../ui/pagination.tsx'

interface PagesOfListProps {
  /** What is listed: "jobs". */
  of: string
  page: PageMeta
  onPageChosen: (page: number) => void
}

/** "21 to 40 of 43 jobs", and the ways on; a list of one page needs neither. */
export function PagesOfList({
  of,
  page: { page, pages, perPage, total },
  onPageChosen,
}: PagesOfListProps) {
  if (pages <= 1) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)

  return (
    <Pagination page={page} pageCount={pages} onPageChosen={onPageChosen}>
      {`${figure(first)} to ${figure(last)} of ${figure(total)} ${of}`}
    </Pagination>
  )
}

function figure(number: number): string {
  return number.toLocaleString('en-AU')
}
