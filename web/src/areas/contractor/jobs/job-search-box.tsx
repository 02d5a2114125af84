import { contractorJobs, type SearchSuggestion } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { useLookup } from '../../../calls/use-lookup.ts'
import { SuggestingSearchBox } from '../../../ui/form/suggesting-search-box.tsx'

interface JobSearchBoxProps {
  search: string
  onSearched: (search: string) => void
}

const mostLetters = 200
const fewestLetters = 2
const waitMs = 120

/** Takes words as people say them: who, where, how long on and off, for how much. */
export function JobSearchBox({ search, onSearched }: JobSearchBoxProps) {
  const { found, look, stop } = useLookup<SearchSuggestion>(suggestionsFor, {
    shortest: fewestLetters,
    waitMs,
  })

  return (
    <SuggestingSearchBox
      label="Search jobs"
      placeholder="Sparky, Pilbara, FIFO, 2:1, over $90"
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

function suggestionsFor(search: string, signal: AbortSignal) {
  return send(contractorJobs.suggest, { search }, { signal })
}
