import type { CompanyProfile } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { faceColumns, faceOf } from './company-faces.ts'
import type { CompanyFace } from './company-faces.ts'
import { addressOfLogo } from './logos.ts'

/** A company with what it says in public, and what it is about to say. */
export interface CompanyRecord {
  readonly id: string
  readonly slug: string
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly revision: number
  /** As published last; of a company that never published, as told when it signed up. */
  readonly face: CompanyFace
  readonly draft: CompanyFace | undefined
}

type Which = { readonly companyId: string } | { readonly slug: string }

export async function findCompanyRecord(
  db: Reading,
  which: Which,
): Promise<CompanyRecord | undefined> {
  const row = await db
    .selectFrom('company')
    .leftJoin('company_draft', 'company_draft.company_id', 'company.id')
    .select(['company.id', 'company.slug', 'company.created_at'])
    .select(['company.published_at', 'company.revision', 'company_draft.profile'])
    .select(faceColumns.map((column) => `company.${column}` as const))
    .where((where) =>
      'slug' in which
        ? where('company.slug', '=', which.slug)
        : where('company.id', '=', which.companyId),
    )
    .executeTakeFirst()
  if (!row) return undefined

  const { id, slug, created_at, published_at, revision, profile, ...columns } = row
  return {
    id,
    slug,
    createdAt: created_at,
    publishedAt: published_at,
    revision,
    face: faceOf(columns),
    // Drafts are written whole, by the profile editor's calls only.
    draft: (profile as CompanyFace | null) ?? undefined,
  }
}

/** The profile as its company edits it. */
export async function asEdited(
  db: Reading,
  { id, slug, createdAt, publishedAt, revision, face, draft }: CompanyRecord,
  apiUrl: string,
): Promise<CompanyProfile> {
  const { logo, commodities, key_people, key_projects, software_used, ...texts } = draft ?? face
  return {
    id,
    slug,
    ...texts,
    logo: addressOfLogo(apiUrl, logo),
    commodities: [...commodities],
    key_people: [...key_people],
    key_projects: [...key_projects],
    software_used: [...software_used],
    industry_name: await findIndustryName(db, texts.industry),
    creation_date: instantOf(createdAt),
    is_draft: draft !== undefined || publishedAt === null,
    published_date: publishedAt && instantOf(publishedAt),
    revision,
  }
}

export async function findIndustryName(db: Reading, id: number | null): Promise<string | null> {
  if (id === null) return null
  const industry = await db
    .selectFrom('industry')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return industry?.name ?? null
}
