import { companyPages } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { isPassing, textOfFailure } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useWorkingTitle } from '../../../calls/screen.tsx'
import { companyScreenStyles } from './company-columns.tsx'
import { CompanyFault } from './company-fault.tsx'
import { CompanyPage } from './company-page.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'

const route = getRouteApi('/contractor/contractor/company/$slug')

/** The public face of a company: for guests, for contractors, and for companies as guests see it. */
export default function CompanyScreen() {
  const { slug } = route.useParams()
  useWorkingTitle('Company', 'A company in Australian mining and resources.')

  return (
    <div className={companyScreenStyles}>
      <Part key={slug} loading={<CompanySkeleton />} failing={tellFailure}>
        <CompanyPage slug={slug} />
      </Part>
    </div>
  )
}

function tellFailure(failed: unknown, retry: () => void) {
  return (
    <CompanyFault
      text={textOfFailure(failed, companyPages.page)}
      {...(isPassing(failed) && { onRetried: retry })}
    />
  )
}
