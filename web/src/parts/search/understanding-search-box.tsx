import { contractorJobs, type InputOf, type SearchSuggestion } from '@headframe/wire'

import { send } from '../../calls/client.ts'
import { useLookup } from '../../calls/use-lookup.ts'
import { SuggestingSearchBox } from '../../ui/form/suggesting-search-box.tsx'

interface UnderstandingSearchBoxProps {
  list: NonNullable<InputOf<typeof contractorJobs.suggest>['list']>
  label: string
  placeholder?: string
  search: string
  onSearched: (search: string) => void
}

const mostLetters = 200
const fewestLetters = 2
const waitMs = 120

/** Takes words as people say them, and offers the rest of them. */
export function UnderstandingSearchBox({
  list,
  search,
  onSearched,
  ...said
}: UnderstandingSearchBoxProps) {
  const { found, look, stop } = useLookup<SearchSuggestion>(
    (text, signal) => send(contractorJobs.suggest, { search: text, list }, { signal }),
    { shortest: fewestLetters, waitMs },
  )

  return (
    <SuggestingSearchBox
      {...said}
      maxLength={mostLetters}
      value={search}
      suggestions={found.map(({ text }) => text)}
      onTyped={look}
      onSearched={(text) => {
        stop()
        onSearched(text)
      }}
    />
  )
}
