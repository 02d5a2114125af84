import { adminCompanies, type AdminCompanyRow } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Briefcase, ExternalLink } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useDocument, useWorkingTitle } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { Facts, type Fact } from '../../../ui/data/facts.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { whoAndWhat } from '../companies/companies-table.tsx'
import { AddCredits } from './add-credits.tsx'
import { CardPayments } from './card-payments.tsx'
import type { CompanyTab } from './company-wish.ts'
import { CreditLedger } from './credit-ledger.tsx'

const route = getRouteApi('/admin-own/dashboard/companies/$companyId')

/** A company, every credit that it was ever given or spent, and what it paid by card. */
export default function CompanyScreen() {
  const { companyId } = route.useParams()
  useWorkingTitle('Company', 'A company and its credits.')

  return (
    <div className="page flex flex-col gap-6 pt-6 pb-16 sm:pt-10">
      <Breadcrumbs className="-mt-2 -mb-3">
        <TextLink to={paths.admin.companies} className="inline-flex min-h-11 items-center">
          Companies
        </TextLink>
        <span aria-current="page">Company</span>
      </Breadcrumbs>
      <Part
        key={companyId}
        loading={<CompanySkeleton />}
        failing={(failed, retry) => (
          <>
            <h1 className="sr-only">Company</h1>
            <NotThere
              failed={failed}
              what="company"
              wayBack={<ButtonLink to={paths.admin.companies}>All companies</ButtonLink>}
              onRetried={retry}
            />
          </>
        )}
      >
        <Company companyId={companyId} />
      </Part>
    </div>
  )
}

function Company({ companyId }: { companyId: string }) {
  const company = useRead(adminCompanies.one, { companyId }, { againWithWindow: true })
  const { name, slug, industry_name } = company
  useDocument(name, `${name} and its credits.`)

  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        meta={industry_name}
        actions={
          <>
            <ButtonLink to={paths.contractor.company} params={{ slug }} variant="quiet">
              <ExternalLink aria-hidden />
              Its public page
            </ButtonLink>
            <ButtonLink to={paths.admin.companyJobs} params={{ companyId }} variant="secondary">
              <Briefcase aria-hidden />
              Its jobs
            </ButtonLink>
            <AddCredits company={company} isMain />
          </>
        }
      />
      <Facts facts={factsOf(company)} className="lg:grid-cols-3" />
      <Money companyId={companyId} />
    </>
  )
}

function Money({ companyId }: { companyId: string }) {
  const { tab = 'credits' } = route.useSearch()
  const navigate = useNavigate()
  return (
    <Tabs<CompanyTab>
      label="Credits and payments"
      value={tab}
      onValueChange={(chosen) =>
        void navigate({
          to: paths.admin.company,
          params: { companyId },
          search: chosen === 'credits' ? {} : { tab: chosen },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[
        { value: 'credits', label: 'Credits', panel: <CreditLedger companyId={companyId} /> },
        {
          value: 'payments',
          label: 'Card payments',
          panel: <CardPayments companyId={companyId} />,
        },
      ]}
    />
  )
}

function factsOf(company: AdminCompanyRow): Fact[] {
  const { email, office_address, creation_date, jobsActive, jobsPosted, credits } = company
  return [
    { label: 'Credits', value: inFigures(credits) },
    { label: 'Jobs', value: `${inFigures(jobsActive)} live, ${inFigures(jobsPosted)} posted` },
    { label: 'Registered', value: dateInWords(creation_date) },
    { label: 'Contact', value: whoAndWhat(company) },
    { label: 'Email', value: email, isLong: 'on phones' },
    { label: 'Office', value: office_address, isLong: 'on phones' },
  ]
}

function CompanySkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <span role="status" className="sr-only">
        Loading the company
      </span>
      <Skeleton className="h-10 w-96 max-w-full" />
      <Skeleton className="h-36 w-full rounded-md" />
      <Skeleton className="h-72 w-full rounded-md" />
    </div>
  )
}
