import type { Writing } from '@headframe/server/src/db/open.ts'
import type { CompanyFace } from '@headframe/server/src/market/companies/company-faces.ts'
import { insertLogo, logoOwner, passLogoOn } from '@headframe/server/src/market/companies/logos.ts'
import { openCompany } from '@headframe/server/src/market/companies/open-company.ts'
import type { CompanyFacts } from './companies/company.ts'
import { emailOf, faceWith } from './companies/demo-companies.ts'
import type { PreparedCompany } from './prepare-companies.ts'

/** A logo is there before the company that shows it. */
const nobodyYet = logoOwner.draft('demo')

/** Opens the accounts of companies whose logos are put, with their drafts. */
export async function insertCompanies(
  db: Writing,
  prepared: readonly PreparedCompany[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const opened: OpenedCompany[] = []
  for (const one of prepared) {
    const { company, logo } = one
    const createdAt = daysBefore(now, company.registeredDaysAgo)
    if (logo) await insertLogo(db, logo, { id: logo.id, owner: nobodyYet, now: createdAt })
    const { id } = await openCompany(
      db,
      { email: emailOf(company), passwordHash, now: createdAt, isOfDemo: true },
      { ...company, face: wholeFace(one, company.facts) },
    )
    if (logo) await passLogoOn(db, logo, logoOwner.company(id))
    opened.push({ ...one, id })
  }
  await insertDrafts(db, opened, now)
}

interface OpenedCompany extends PreparedCompany {
  readonly id: string
}

function wholeFace({ company, logo }: PreparedCompany, facts: CompanyFacts): CompanyFace {
  const face = faceWith(company, facts)
  return logo ? { ...face, logo: { id: logo.id, query: null }, logo_type: logo.type } : face
}

async function insertDrafts(
  db: Writing,
  opened: readonly OpenedCompany[],
  now: Date,
): Promise<void> {
  const drafts = opened.flatMap((one) => {
    const { facts, unpublished } = one.company
    if (!unpublished) return []
    const profile = wholeFace(one, { ...facts, ...unpublished })
    return [{ company_id: one.id, profile: JSON.stringify(profile), saved_at: now }]
  })
  await db.insertInto('company_draft').values(drafts).execute()
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
