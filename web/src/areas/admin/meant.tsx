import { adminSearch, type AdminList } from '@headframe/wire'

import { useGlance } from '../../calls/use-read.ts'
import { DidYouMean } from '../../parts/search/did-you-mean.tsx'

interface MeantProps {
  list: AdminList
  search: string | undefined
  onTaken: (search: string) => void
}

/** Where a search finds nothing: the nearest words that are there. */
export function Meant({ list, search = '', onTaken }: MeantProps) {
  const told = useGlance(adminSearch.didYouMean, { list, search }, search !== '')
  return told?.did_you_mean && <DidYouMean meant={told.did_you_mean} onTaken={onTaken} />
}
