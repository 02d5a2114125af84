import type { Applicant } from '@headframe/wire'

import { paths } from '../../../../lib/paths.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { fullName } from '../../../../parts/profile/profile-words.ts'

interface ApplicantLinkProps {
  jobId: string
  applicant: Applicant
  /** Whom the address of the list shows already. */
  isOpen: boolean
  className?: string
}

/** Opens somebody beside the list; the one that is open goes on from there without a step of its own. */
export function ApplicantLink({ jobId, applicant, isOpen, className }: ApplicantLinkProps) {
  return (
    <TextLink
      to={paths.company.viewJob}
      params={{ jobId }}
      search={(last: Readonly<Record<string, unknown>>) => ({
        ...last,
        applicant: applicant.profile_hash,
      })}
      resetScroll={false}
      look="plain"
      aria-current={isOpen ? 'true' : undefined}
      data-applicant={applicant.profile_hash}
      className={className}
    >
      {fullName(applicant)}
    </TextLink>
  )
}
