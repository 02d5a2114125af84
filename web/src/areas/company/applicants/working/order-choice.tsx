import type { ApplicantOrder } from '@headframe/wire'

import { Select } from '../../../../ui/form/select.tsx'
import type { ApplicantsWish } from '../applicants-wish.ts'

type Wished = Pick<ApplicantsWish, 'sort' | 'sortField' | 'sortOrder'>

const usual = 'pending'
const named = [
  { value: usual, label: 'Pending first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'match', label: 'Best match' },
]

/** Each fact in the direction that people look for. */
const byFact: readonly { by: ApplicantOrder; order: 'asc' | 'desc'; label: string }[] = [
  { by: 'application_date', order: 'asc', label: 'Longest waiting' },
  { by: 'distance', order: 'asc', label: 'Nearest to the site' },
  { by: 'availability', order: 'asc', label: 'Soonest available' },
  { by: 'rate', order: 'asc', label: 'Lowest rate' },
  { by: 'experience', order: 'desc', label: 'Most experience' },
  { by: 'name', order: 'asc', label: 'Name, A to Z' },
]

/** The other way round they come by the head of a column, and then they are told here. */
const reversed: Readonly<Record<ApplicantOrder, string>> = {
  application_date: 'Newest first, of all',
  distance: 'Farthest from the site',
  availability: 'Latest available',
  rate: 'Highest rate',
  experience: 'Least experience',
  name: 'Name, Z to A',
  match: 'Weakest match first',
}

const options = [
  ...named,
  ...byFact.map(({ by, order, label }) => ({ value: `${by} ${order}`, label })),
]

/** In what order the applicants stand, in words. */
export function orderInWords(wished: Wished): string {
  const value = valueOf(wished)
  return (
    options.find((option) => option.value === value)?.label ??
    (wished.sortField ? reversed[wished.sortField] : '')
  )
}

interface OrderChoiceProps {
  wished: Wished
  onChosen: (wish: Wished) => void
}

export function OrderChoice({ wished, onChosen }: OrderChoiceProps) {
  const value = valueOf(wished)
  const isListed = options.some((option) => option.value === value)
  return (
    <Select
      aria-label="Sort by"
      className="w-52 max-w-full shrink-0"
      options={isListed ? options : [...options, { value, label: orderInWords(wished) }]}
      value={value}
      onChange={({ target }) => onChosen(wishOf(target.value))}
    />
  )
}

/** Best match is one order, whichever way it was asked for. */
function valueOf({ sort, sortField, sortOrder = 'desc' }: Wished): string {
  if (sortField === 'match' && sortOrder === 'desc') return 'match'
  return sortField ? `${sortField} ${sortOrder}` : (sort ?? usual)
}

function wishOf(value: string): Wished {
  const none = { sort: undefined, sortField: undefined, sortOrder: undefined }
  if (value === 'newest' || value === 'match') return { ...none, sort: value }
  const fact = byFact.find(({ by, order }) => `${by} ${order}` === value)
  return fact ? { ...none, sortField: fact.by, sortOrder: fact.order } : none
}
