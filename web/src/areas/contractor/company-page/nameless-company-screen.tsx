import { words } from '@headframe/wire'

import { useDocument } from '../../../calls/screen.tsx'
import { CompanyFault } from './company-fault.tsx'

/** The address of a company without saying which. */
export default function NamelessCompanyScreen() {
  useDocument('Company', 'A company in Australian mining and resources.')

  return (
    <div className="page pt-6 pb-16 sm:pt-10">
      <CompanyFault text={words.companyMissing} />
    </div>
  )
}
