import type { CompanyFace } from '@headframe/server/src/market/companies/company-faces.ts'
import type { CompanyContact } from '@headframe/server/src/market/companies/open-company.ts'
import type { Mark } from '../logos/mark.ts'

/** What is written by hand; name, website and logo are added. */
export type CompanyFacts = Partial<Omit<CompanyFace, 'name' | 'website' | 'logo' | 'logo_type'>>

/** A company that does not exist. */
export interface DemoCompany {
  readonly name: string
  /** Of its website, and of its address unless that is another one. */
  readonly domain: string
  readonly email?: string
  readonly registeredDaysAgo: number
  /** Who signed up by the short form long ago may not have told who they are. */
  readonly contact?: CompanyContact
  readonly mark?: Mark
  readonly isPublished: boolean
  /** What it said when it published last, or when it signed up. */
  readonly facts: CompanyFacts
  /** What it has changed since, and nobody else sees yet. */
  readonly unpublished?: CompanyFacts
}
