import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { Button } from '../../../../ui/button.tsx'
import { wayToApply } from './way-to-apply.ts'

interface ApplyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'wide'> {
  slug: string
  isGuest: boolean
}

/** Opens the question for a rate; guests sign in first and come straight back to it. */
export function ApplyButton({ slug, isGuest, ...look }: ApplyButtonProps) {
  const navigate = useNavigate()
  if (isGuest) {
    return (
      <ButtonLink to={paths.contractor.login} search={wayToApply(slug)} {...look}>
        Apply Now
      </ButtonLink>
    )
  }

  return (
    <Button
      {...look}
      onClick={() =>
        void navigate({
          to: paths.contractor.job,
          params: { jobId: slug },
          search: { apply: '1' },
          state: (last) => ({ ...last, isAskedHere: true }),
          resetScroll: false,
        })
      }
    >
      Apply Now
    </Button>
  )
}
