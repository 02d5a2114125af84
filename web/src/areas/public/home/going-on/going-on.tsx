import type { ReactNode } from 'react'

import { useSession } from '../../../../calls/session.ts'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { RecruiterDoor } from './recruiter-door.tsx'

const ContractorsDay = lazyPart(() => import('./contractors-day.tsx'))
const CompanysDay = lazyPart(() => import('./companys-day.tsx'))

/** For whoever is signed in: what goes on, and the way to it. Guests have nothing going on yet. */
export function GoingOn() {
  const { isContractorLoggedIn, isCompanyLoggedIn, isLoggedIn, isAdministrator } = useSession()
  if (isContractorLoggedIn) return <Band>{<ContractorsDay loading={placeholder} />}</Band>
  if (isCompanyLoggedIn) return <Band>{<CompanysDay loading={placeholder} />}</Band>
  if (!isLoggedIn && !isAdministrator) return null
  return (
    <Band>
      <RecruiterDoor isStaff={isLoggedIn} isAdministrator={isAdministrator} />
    </Band>
  )
}

const placeholder = <Skeleton className="h-44 rounded-lg" />

function Band({ children }: { children: ReactNode }) {
  return (
    <section aria-label="What goes on" className="page pt-8 sm:pt-10">
      {children}
    </section>
  )
}
