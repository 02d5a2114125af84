import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'

import { BlankHeader, PublicHeader } from './areas/public/header.tsx'
import { useSession, type Session } from './calls/session.ts'
import { ConnectionBanner } from './parts/frame/connection-banner.tsx'
import { Entrances } from './parts/frame/entrances.tsx'
import type { FooterReader } from './parts/frame/footer-links.ts'
import { Footer } from './parts/frame/footer.tsx'
import { frameStyles, mainStyles } from './parts/frame/shell.tsx'
import { lazyPart } from './parts/lazy-part.tsx'
import type { HeaderKind } from './parts/root-route.ts'
import { patientPart } from './ui/patient-part.ts'
import { SkipLink } from './ui/layout/skip-link.tsx'
import { SkipToResults } from './parts/frame/skip-to-results.tsx'
import { ToastPlace } from './ui/overlay/toast-place.tsx'

const SomebodyElse = lazyPart(() => import('./parts/frame/somebody-else.tsx'))

const headers: Record<HeaderKind, ComponentType> = {
  public: PublicHeader,
  contractor: patientPart(() => import('./areas/contractor/header.tsx')),
  company: patientPart(() => import('./areas/company/header.tsx')),
  staff: patientPart(() => import('./areas/staff/header.tsx')),
  admin: patientPart(() => import('./areas/admin/header.tsx')),
  blank: BlankHeader,
}

/** What stands around every screen. */
export function Frame() {
  const session = useSession()
  const wanted = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.header)?.staticData.header,
  })
  const results = useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.results)?.staticData.results,
  })
  const kind = headerFor(wanted ?? 'public', session)
  const Header = headers[kind]

  return (
    <div className={frameStyles}>
      <SkipLink href="#content" />
      {results && <SkipToResults of={results} />}
      {isForGuests(kind, session) && <Entrances />}
      <Suspense fallback={<BlankHeader />}>
        <Header />
      </Suspense>
      <ConnectionBanner />
      <main id="content" tabIndex={-1} className={mainStyles}>
        <Present wanted={wanted} session={session} />
      </main>
      <div className="page-foot">
        {kind !== 'blank' && <Footer reader={readerOf(kind, session)} />}
      </div>
      <ToastPlace />
    </div>
  )
}

/** The screen, unless it was begun by somebody whose place another person has taken. */
function Present({ wanted, session }: { wanted: HeaderKind | undefined; session: Session }) {
  const isOwn = wanted === 'contractor' || wanted === 'company' || wanted === 'staff'
  if (!isOwn || !session.replaced.includes(wanted)) return <Outlet />
  const name = wanted === 'contractor' ? session.contractorName : undefined
  return <SomebodyElse kind={wanted} name={name} loading={null} />
}

/** Whoever has signed in, whatever as, has found the way in. */
function isForGuests(kind: HeaderKind, session: Session): boolean {
  return (kind === 'public' || kind === 'contractor') && readerOf(kind, session) === 'guest'
}

/** Whom the foot of a screen is for: its own people where it has an owner, or else whoever is signed in. */
function readerOf(kind: HeaderKind, session: Session): FooterReader {
  if (kind === 'staff' || kind === 'admin' || kind === 'company') return kind
  if (session.isCompanyLoggedIn) return 'company'
  if (session.isContractorLoggedIn) return 'contractor'
  if (session.isLoggedIn) return 'staff'
  return session.isAdministrator ? 'admin' : 'guest'
}

/** A signed-in company keeps its header wherever contractors and the public go. */
export function headerFor(wanted: HeaderKind, session: Session): HeaderKind {
  if (wanted !== 'public' && wanted !== 'contractor') return wanted
  if (session.isCompanyLoggedIn) return 'company'
  return session.isContractorLoggedIn ? 'contractor' : wanted
}
