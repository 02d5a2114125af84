import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'

const longest = 110

/** The words of a name as they stand in an address. Some names have no letter that travels. */
export function slugOf(name: string, most = longest, otherwise = 'company'): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, most).replaceAll(/^-+|-+$/g, '') || otherwise
}

/** The slug of a name, with the first free number when others bear it. Somebody may still be quicker. */
export async function findFreeSlug(db: Reading, name: string): Promise<string> {
  const slug = slugOf(name)
  const rows = await db
    .selectFrom('company')
    .select('slug')
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where(sql`substr(slug, ${slug.length + 1}::int)`, '~', '^-[0-9]{1,6}$').and(
          where('slug', 'like', `${slug}-%`),
        ),
      ]),
    )
    .execute()

  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
