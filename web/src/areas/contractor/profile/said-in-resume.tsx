import type { ContractorProfile } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { saidInResumeInWords } from './said-in-resume-words.ts'

/** Offers what the resume says of the next job; nothing of it counts before its owner has set it. */
export function SaidInResume({ said_in_resume: said }: Pick<ContractorProfile, 'said_in_resume'>) {
  if (said?.available_from === undefined && said?.notice_days === undefined) return null
  return (
    <p className="text-sm text-ink-2">
      Your resume says: {saidInResumeInWords(said)}.{' '}
      <TextLink to={paths.contractor.editProfile} hash="availability">
        Set it
      </TextLink>
    </p>
  )
}
