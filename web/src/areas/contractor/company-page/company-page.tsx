import { companyPages, type CompanyView } from '@headframe/wire'
import { useLocation } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { useDocument } from '../../../calls/screen.tsx'
import { useSession } from '../../../calls/session.ts'
import { useRead } from '../../../calls/use-read.ts'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { useStructuredData } from '../../../parts/structured-data.ts'
import { patientPart } from '../../../ui/patient-part.ts'
import { CompanyColumns } from './company-columns.tsx'
import { CompanyHero } from './company-hero.tsx'
import { CorporateSnapshot } from './corporate-snapshot.tsx'
import { KeyInformation } from './key-information.tsx'
import { OnSiteOperations } from './on-site-operations.tsx'
import { OpenJobs } from './open-jobs.tsx'
import { OpenPools } from './open-pools.tsx'
import { descriptionOf, organizationOf, pageOf } from './organization.ts'

// Most readers are no company.
const OwnPageBar = patientPart(() => import('./own-page-bar.tsx'))

/** What a company has published about itself, and where one could join it. */
export function CompanyPage({ slug }: { slug: string }) {
  const company = useRead(companyPages.page, { slug })
  const { isCompanyLoggedIn } = useSession()
  // Whoever comes from one of its jobs looks for the others.
  const isFromJob = useLocation({ select: ({ state }) => state.isFromJob === true })
  const jobs = <OpenJobs jobs={company.open_jobs} />
  useDocument(company.name, descriptionOf(company))
  useStructuredData(organizationOf(company))

  return (
    <div className="flex flex-col gap-6">
      <link rel="canonical" href={pageOf(company)} />
      {isCompanyLoggedIn && (
        <Part loading={null} failing={() => null}>
          <OwnPageBar slug={company.slug} />
        </Part>
      )}
      <CompanyHero company={company} />
      <CompanyColumns
        aside={
          <>
            <KeyInformation company={company} />
            <CorporateSnapshot company={company} />
          </>
        }
      >
        {isFromJob && jobs}
        <About company={company} />
        {!isFromJob && jobs}
        <OpenPools name={company.name} pools={company.talent_pools} />
        <OnSiteOperations company={company} />
      </CompanyColumns>
    </div>
  )
}

function About({ company: { name, summary } }: { company: CompanyView }) {
  return (
    <ProfileSection title="About">
      {summary ? (
        <p className="max-w-measure whitespace-pre-line">{summary}</p>
      ) : (
        <p className="text-ink-2">{name} has not written about itself yet.</p>
      )}
    </ProfileSection>
  )
}
