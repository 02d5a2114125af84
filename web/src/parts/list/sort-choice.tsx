import { cn } from '../../ui/cn.ts'
import { Select } from '../../ui/form/select.tsx'

interface SortChoiceProps {
  sort: 'match' | undefined
  onChosen: (sort: 'match' | undefined) => void
  className?: string
}

const newest = { value: 'newest', label: 'Newest first' }
const options = [newest, { value: 'match', label: 'Best match' }]

/** As they came, or as they suit. */
export function SortChoice({ sort, onChosen, className }: SortChoiceProps) {
  return (
    <Select
      aria-label="Sort by"
      className={cn('w-44 max-w-full ml-auto shrink-0', className)}
      options={options}
      value={sort ?? newest.value}
      onChange={({ target }) => onChosen(target.value === 'match' ? 'match' : undefined)}
    />
  )
}
