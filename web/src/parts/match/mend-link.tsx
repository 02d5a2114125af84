import type { Match } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../links.tsx'

type Check = Match['checks'][number]

/** The way to where it can be mended; companies have none. */
export function MendLink({ check }: { check: Check }) {
  if (check.mend === null) return null
  if (check.mend === 'wishes') {
    return (
      <TextLink to={paths.contractor.jobWishes} data-print="hidden" className="text-sm">
        Set your job wishes
      </TextLink>
    )
  }
  const said = saidOfOneself(check)
  if (!said) return null
  return (
    <TextLink
      to={paths.contractor.editProfile}
      hash={said.field}
      data-print="hidden"
      className="text-sm"
    >
      {said.label}
    </TextLink>
  )
}

/** The field of the profile that a check looked at; what a job says of itself nobody else can mend. */
function saidOfOneself({ key, result }: Check): { field: string; label: string } | undefined {
  switch (key) {
    case 'work_rights':
      return { field: 'visa_status', label: 'Say what right to work you have' }
    case 'start_date':
      return { field: 'availability', label: 'Say when you are free' }
    case 'rate':
      return {
        field: 'rate',
        label: result === 'fail' ? 'Change the rate you ask for' : 'Say which rate you ask for',
      }
    case 'location':
      return { field: 'suburb', label: 'Check your suburb' }
    default:
      return undefined
  }
}
