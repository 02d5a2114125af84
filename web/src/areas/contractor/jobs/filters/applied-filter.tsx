import { useLocation } from '@tanstack/react-router'

import { useSession } from '../../../../calls/session.ts'
import { paths } from '../../../../lib/paths.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import type { FilterProps } from './filter-props.ts'

/** Only contractors have applied to anything; guests are told how to have it, and companies cannot. */
export function AppliedFilter({ search, onChanged }: FilterProps) {
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  const here = useLocation({ select: ({ href }) => href })
  if (isCompanyLoggedIn) return null
  if (!isContractorLoggedIn) {
    return (
      <p className="text-sm text-ink-2">
        <TextLink to={paths.contractor.login} search={{ redirect_uri: here }}>
          Sign in
        </TextLink>{' '}
        to hide the jobs you have applied to.
      </p>
    )
  }

  return (
    <Checkbox
      label="Hide jobs I have applied to"
      checked={search.applied === '0'}
      onChange={({ target }) => onChanged({ applied: target.checked ? '0' : undefined })}
    />
  )
}
