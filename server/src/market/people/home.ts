import type { Reading } from '../../db/open.ts'
import type { Point } from '../../domain/distance.ts'
import { homeOf } from '../../matching/places.ts'

/** Where a contractor says that they live, to the suburb; guests live nowhere. */
export async function findHome(
  db: Reading,
  contractorId: string | undefined,
): Promise<Point | null> {
  if (contractorId === undefined) return null
  const said = await db
    .selectFrom('contractor')
    .select(['suburb', 'state', 'post_code'])
    .where('id', '=', contractorId)
    .executeTakeFirst()
  return said ? homeOf(said.suburb, said.state, said.post_code) : null
}
