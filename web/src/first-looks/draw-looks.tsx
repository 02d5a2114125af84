import { renderToStaticMarkup } from 'react-dom/server'

import { CompanyLook } from './company-look.tsx'
import { HomeLook } from './home-look.tsx'
import { JobLook } from './job-look.tsx'
import { JobsLook, JobsMapLook, SignpostLook } from './jobs-look.tsx'
import { PrivacyLook } from './privacy-look.tsx'
import { CompanyRegistrationLook, ContractorRegistrationLook } from './registration-looks.tsx'
import { LookFrame } from './look-frame.tsx'

const looks = {
  home: HomeLook,
  company: CompanyLook,
  job: JobLook,
  jobs: JobsLook,
  jobsMap: JobsMapLook,
  signpost: SignpostLook,
  contractorRegistration: ContractorRegistrationLook,
  companyRegistration: CompanyRegistrationLook,
  privacy: PrivacyLook,
}
export type LookName = keyof typeof looks

/** What a document shows before the app runs: the very pieces that the screen is made of. */
export function drawLook(name: LookName): string {
  const Look = looks[name]
  return renderToStaticMarkup(
    <LookFrame>
      <Look />
    </LookFrame>,
  )
}
