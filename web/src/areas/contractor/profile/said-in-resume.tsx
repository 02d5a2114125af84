import type { ContractorProfile } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { saidInResumeInWords } from './said-in-resume-words.ts'

/** Offers what the resume says of the next job; nothing of it counts before its owner has set it. */
export function SaidInResume({ said_in_resume: said }: Pick<ContractorProfile, 'said_in_resume'>) {
  if (!said) return null
  const saysWhen = said.available_from !== undefined || said.notice_days !== undefined
  return (
    <p className="text-sm text-ink-2">
      Your resume says: {saidInResumeInWords(said)}.{' '}
      {saysWhen && (
        <TextLink to={paths.contractor.editProfile} hash="availability">
          Set when you are free
        </TextLink>
      )}
      {saysWhen && said.roster !== undefined && ' · '}
      {said.roster !== undefined && (
        <TextLink to={paths.contractor.jobWishes}>Set your job wishes</TextLink>
      )}
    </p>
  )
}
