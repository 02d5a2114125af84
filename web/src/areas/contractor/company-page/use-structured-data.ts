import type { CompanyView } from '@headframe/wire'
import { useEffect } from 'react'

import { asScript, organizationOf } from './organization.ts'

/** Tells search engines which company this page is about, for as long as it is shown. */
export function useStructuredData(company: CompanyView): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = asScript(organizationOf(company))
    document.head.append(script)
    return () => script.remove()
  }, [company])
}
