import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { Button } from '../../../../ui/form/button.tsx'
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
      <ButtonLink
        to={paths.contractor.login}
        search={wayToApply(slug)}
        state={{ isAskedHere: true }}
        {...look}
      >
        Apply Now
      </ButtonLink>
    )
  }

  return (
    <Button
      {...look}
      data-applies
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

/** The one in view: the panel has one, and on a phone the bar at the foot of the page. */
export function applyButtonInView(): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-applies]')]
  return buttons.find((button) => button.getClientRects().length > 0)
}
