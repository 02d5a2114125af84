import { sql } from 'kysely'
import type { Reading, Writing } from '../db/open.ts'

/** A logo that was put, and what stands behind its address so that browsers notice a new one. */
export interface Logo {
  readonly id: string
  readonly query: string | null
}

const longestQuery = 100

/** The logo behind one of our own addresses; any other address is none. */
export function readLogo(apiUrl: string, address: string): Logo | undefined {
  const [place = '', query] = address.trim().split('?', 2)
  const beginning = `${apiUrl}/files/`
  const id = place.slice(beginning.length)
  const isOurs = place.startsWith(beginning) && /^[0-9a-f]{32}$/.test(id)
  const isPlain = query === undefined || /^[\w=&.-]*$/.test(query)
  if (!isOurs || !isPlain || (query ?? '').length > longestQuery) return undefined
  return { id, query: query || null }
}

export function addressOfLogo(apiUrl: string, logo: Logo | null): string | null {
  if (!logo) return null
  return `${apiUrl}/files/${logo.id}${logo.query === null ? '' : `?${logo.query}`}`
}

/** Who may use a logo: whoever was given leave to put it. */
export const logoOwner = {
  draft: (draftId: string) => `draft:${draftId}`,
  company: (companyId: string) => `company:${companyId}`,
} as const

/** Whether a logo was issued to this owner and then put. */
export async function isLogoOf(db: Reading, owner: string, logo: Logo): Promise<boolean> {
  const row = await db
    .selectFrom('upload_ticket')
    .innerJoin('stored_file', 'stored_file.id', 'upload_ticket.file_id')
    .select(sql`1`.as('one'))
    .where('upload_ticket.owner', '=', owner)
    .where('upload_ticket.file_id', '=', logo.id)
    .where('stored_file.purpose', '=', 'logo')
    .executeTakeFirst()
  return row !== undefined
}

/** From now on only this owner may use it. */
export async function passLogoOn(db: Writing, logo: Logo, owner: string): Promise<void> {
  await db.updateTable('upload_ticket').set({ owner }).where('file_id', '=', logo.id).execute()
}

/** Logos put before this that no company shows or is about to show, nor anybody who is registering. */
export async function listUnusedLogos(db: Reading, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('purpose', '=', 'logo')
    .where('stored_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company').select('id').whereRef('company.logo_id', '=', 'stored_file.id'),
        ),
      ),
    )
    .where(
      sql<boolean>`not exists (
        select from company_draft where profile #>> '{logo,id}' = stored_file.id
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from registration_draft
        where substring(data ->> 'companyLogo' from '/files/([0-9a-f]{32})') = stored_file.id
      )`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
