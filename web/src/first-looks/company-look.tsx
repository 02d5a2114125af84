import { companyScreenStyles } from '../areas/contractor/company-page/company-columns.tsx'
import { CompanySkeleton } from '../areas/contractor/company-page/company-skeleton.tsx'

/** A company that nothing is known of but its name, its industry and its own words. */
export function CompanyLook() {
  return (
    <div className={companyScreenStyles}>
      <CompanySkeleton
        known={{ name: '{{name}}', industry: '{{industry}}', summary: '{{summary}}' }}
      />
    </div>
  )
}
