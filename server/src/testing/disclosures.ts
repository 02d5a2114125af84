import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** Whom somebody saw, each time that it was written down. */
export const seenBy = ({ world }: Product, { id }: Pick<Person, 'id'>) =>
  world.database.reading
    .selectFrom('disclosure')
    .innerJoin('contractor', 'contractor.id', 'disclosure.contractor_id')
    .select(['profile_hash', 'reader_audience', 'call'])
    .where('reader_id', '=', id)
    .orderBy('disclosure.id')
    .execute()

/** By what a person is known in answers. */
export async function hashOf({ world }: Product, { id }: Pick<Person, 'id'>): Promise<string> {
  const { profile_hash } = await world.database.reading
    .selectFrom('contractor')
    .select('profile_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return profile_hash
}
