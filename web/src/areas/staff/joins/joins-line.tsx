import { staffJoins } from '@headframe/wire'

import { useList } from '../../../calls/use-list.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { onePair } from './joins-reads.ts'

/** Tells that somebody may be there twice; without such a pair nothing. */
export function JoinsLine() {
  const { page } = useList(staffJoins.list, onePair)
  if (!page || page.total === 0) return null
  return (
    <p className="text-ink-2">
      {page.total === 1
        ? 'Two profiles may be one person.'
        : `${inFigures(page.total)} pairs of profiles may be one person each.`}{' '}
      <TextLink to={paths.staff.joins}>Look at them</TextLink>
    </p>
  )
}
