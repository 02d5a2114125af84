import type { companyProfiles, Faults, InputOf } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'
import type { CompanyRecord } from '../../market/companies/company-profiles.ts'
import { findIndustry } from '../../market/industries.ts'
import { isLogoOf, logoOwner, nameLogo, readLogo } from '../../market/companies/logos.ts'
import type { Logo } from '../../market/companies/logos.ts'

/** What was sent of a profile; what was left out is unchanged. */
type SentChanges = Partial<InputOf<typeof companyProfiles.save>>

/** The same as it is kept. */
export type Changes = Partial<CompanyFace>

/** Looks up what was only named: the industry, and a logo that has to be the company's own. */
export async function lookUpChanges(
  db: Reading,
  companyId: string,
  sent: SentChanges,
  apiUrl: string,
): Promise<{ faults: Faults; changes: Changes }> {
  const { industry, logo, revision: _revision, slug: _slug, creation_date: _date, ...texts } = sent
  const [foundIndustry, foundLogo] = await Promise.all([
    industry ? findIndustry(db, industry) : undefined,
    logo ? findOwnLogo(db, companyId, logo, apiUrl) : undefined,
  ])

  const faults: Faults = {}
  if (industry && !foundIndustry) faults['industry'] = words.industryIsRequired
  if (logo && !foundLogo) faults['logo'] = words.uploadFailed
  return {
    faults,
    changes: {
      ...texts,
      ...(industry === undefined ? {} : { industry: foundIndustry?.id ?? null }),
      ...(logo === undefined ? {} : { logo: foundLogo ?? null }),
    },
  }
}

/** A logo that was looked up may have been dropped as unused since; named, it stays. */
export async function mustNameLogo(
  db: Writing,
  companyId: string,
  { logo }: Changes,
  now: Date,
): Promise<void> {
  if (!logo || (await nameLogo(db, logo, { owner: logoOwner.company(companyId), now }))) return
  throw new Refusal('INVALID', { fields: { logo: words.uploadFailed } })
}

/** The profile as it would be with the changes. */
export function faceWith({ face, draft }: CompanyRecord, changes: Changes): CompanyFace {
  return { ...(draft ?? face), ...changes }
}

async function findOwnLogo(
  db: Reading,
  companyId: string,
  address: string,
  apiUrl: string,
): Promise<Logo | undefined> {
  const logo = readLogo(apiUrl, address)
  return logo && (await isLogoOf(db, logoOwner.company(companyId), logo)) ? logo : undefined
}
