import { useLocation } from '@tanstack/react-router'

import { useDocument } from '../../calls/screen.tsx'
import { useSession } from '../../calls/session.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { Benches } from '../../ui/layout/contours.tsx'
import { wayOn } from './way-on.ts'

export default function NotFoundScreen() {
  useDocument('Page not found', 'There is nothing at this address.')
  const { to, label } = wayOn(useLocation({ select: ({ pathname }) => pathname }), useSession())

  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-20 text-center">
      <Benches className="h-36" />
      <h1>Page not found</h1>
      <p className="max-w-measure text-ink-2">
        There is nothing at this address. It may have been mistyped, or the page has moved.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>Back to the homepage</ButtonLink>
        <ButtonLink to={to} variant="secondary">
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
