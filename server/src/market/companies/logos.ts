import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { insertFile } from '../../kit/files/stored-files.ts'
import type { KeptFile } from '../../kit/files/stored-files.ts'

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

/** Keeps bytes that were put as the logo that was promised for them. */
export async function insertLogo(
  db: Writing,
  file: KeptFile,
  { id, owner, now }: { id: string; owner: string; now: Date },
): Promise<void> {
  await insertFile(db, file, 'logo', now)
  await db.insertInto('logo').values({ id, file_id: file.id, owner, named_at: now }).execute()
}

/** Whether it was put, with leave that this owner had. */
export async function isLogoOf(db: Reading, owner: string, logo: Logo): Promise<boolean> {
  const row = await db
    .selectFrom('logo')
    .select('id')
    .where('id', '=', logo.id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return row !== undefined
}

/** Its owner is about to use it: from now on it is not dropped as unused. False when it is not theirs. */
export async function nameLogo(
  db: Writing,
  logo: Logo,
  { owner, now }: { owner: string; now: Date },
): Promise<boolean> {
  const named = await db
    .updateTable('logo')
    .set({ named_at: now })
    .where('id', '=', logo.id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return named.numUpdatedRows === 1n
}

/** From now on only this owner may use it. */
export async function passLogoOn(
  db: Writing,
  logo: Pick<Logo, 'id'>,
  owner: string,
): Promise<void> {
  await db.updateTable('logo').set({ owner }).where('id', '=', logo.id).execute()
}

/**
 * Takes away the logos that were last named before this and that no company shows or is about to show,
 * nor anybody who is registering. Answers whose bytes can go. One that is named meanwhile stays.
 */
export async function takeUnusedLogos(db: Writing, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('logo')
    .where('named_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('company').select('id').whereRef('company.logo_id', '=', 'logo.id'))),
    )
    .where(
      sql<boolean>`not exists (select from company_draft where profile #>> '{logo,id}' = logo.id)`,
    )
    .where(
      sql<boolean>`not exists (
        select from registration_draft
        where substring(data ->> 'companyLogo' from '/files/([0-9a-f]{32})') = logo.id
      )`,
    )
    .returning('file_id')
    .execute()
  return rows.map(({ file_id }) => file_id)
}
