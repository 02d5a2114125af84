import type { Writing } from '../db/open.ts'
import type { CompanyFace } from '../kit/company-faces.ts'
import { logoOwner } from '../kit/logos.ts'
import { openCompany } from '../kit/open-company.ts'
import { insertFile } from '../kit/stored-files.ts'
import { hashOfToken, newToken } from '../kit/tokens.ts'
import type { CompanyFacts } from './companies/company.ts'
import { emailOf, faceWith } from './companies/demo-companies.ts'
import type { PreparedCompany } from './prepare-companies.ts'

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
    if (logo) await insertFile(db, logo, 'logo', createdAt)
    const { id } = await openCompany(
      db,
      { email: emailOf(company), passwordHash, now: createdAt },
      { ...company, face: wholeFace(one, company.facts) },
    )
    opened.push({ ...one, id })
  }
  await insertDrafts(db, opened, now)
  await insertTickets(db, opened, now)
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

/** Each logo had its ticket, or its own company could not keep it when it saves its profile. */
async function insertTickets(
  db: Writing,
  opened: readonly OpenedCompany[],
  now: Date,
): Promise<void> {
  const tickets = opened.flatMap(({ id, logo }) => {
    if (!logo) return []
    const owner = logoOwner.company(id)
    const leave = { token_hash: hashOfToken(newToken()), created_at: now, used_at: now }
    return [{ ...leave, owner, file_id: logo.id, type: logo.type }]
  })
  await db.insertInto('upload_ticket').values(tickets).execute()
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
