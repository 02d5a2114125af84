import { registrationTitles } from '../parts/new-account/registration-titles.ts'
import { WizardSkeleton } from '../parts/wizard/wizard-skeleton.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

export function ContractorRegistrationLook() {
  return <RegistrationLook kind="contractor" />
}

export function CompanyRegistrationLook() {
  return <RegistrationLook kind="company" />
}

/** A registration before it is known whether somebody goes on with one. */
function RegistrationLook({ kind }: { kind: keyof typeof registrationTitles }) {
  const { title, says } = registrationTitles[kind]
  return (
    <div className="page pt-6 pb-16 sm:pt-10">
      <PageHeader
        title={title}
        meta={<p className="text-base">{says}</p>}
        className="mb-6 sm:mb-8"
      />
      <WizardSkeleton />
    </div>
  )
}
