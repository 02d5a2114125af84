import { Select } from '../../../ui/form/select.tsx'
import { jobsSorts, type JobsWish } from './jobs-wish.ts'

type Sort = JobsWish['sort']

const usual = 'newest'
const sorts = [
  { value: usual, label: 'Newest first' },
  { value: 'pending', label: 'Most pending applicants' },
  { value: 'waiting', label: 'Longest waiting applicant' },
] as const

/** In what order the postings stand, in words. */
export function orderInWords(sort: Sort): string {
  return sorts.find(({ value }) => value === (sort ?? usual))?.label ?? ''
}

interface JobsOrderProps {
  sort: Sort
  onChosen: (sort: Sort) => void
}

/** Newest first, or where somebody waits for an answer. */
export function JobsOrder({ sort, onChosen }: JobsOrderProps) {
  return (
    <Select
      aria-label="Sort by"
      className="w-64 max-w-full shrink-0 max-sm:w-full"
      options={sorts}
      value={sort ?? usual}
      onChange={({ target }) => onChosen(jobsSorts.find((one) => one === target.value))}
    />
  )
}
