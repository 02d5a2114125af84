import type { Match } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../links.tsx'

type Mend = Match['checks'][number]['mend']

/** The way to where it can be mended; companies have none. */
export function MendLink({ mend }: { mend: Mend }) {
  if (mend === null) return null
  if (mend === 'wishes') {
    return (
      <TextLink to={paths.contractor.jobWishes} className="text-sm">
        Set your job wishes
      </TextLink>
    )
  }
  const { field, label } = fields[mend]
  return (
    <TextLink to={paths.contractor.editProfile} hash={field} className="text-sm">
      {label}
    </TextLink>
  )
}

const fields = {
  profile: { field: 'visa_status', label: 'Complete your profile' },
  availability: { field: 'availability', label: 'Say when you are free' },
  resume: { field: 'resume', label: 'Replace your resume' },
} as const
