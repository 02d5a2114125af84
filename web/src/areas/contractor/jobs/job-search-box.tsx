import { UnderstandingSearchBox } from '../../../parts/search/understanding-search-box.tsx'

interface JobSearchBoxProps {
  search: string
  onSearched: (search: string) => void
}

/** Takes words as people say them: who, where, how long on and off, for how much. */
export function JobSearchBox(box: JobSearchBoxProps) {
  return (
    <UnderstandingSearchBox
      list="jobs"
      label="Search jobs"
      placeholder="Sparky, Pilbara, FIFO, 2:1, over $90"
      {...box}
    />
  )
}
