import type { Tables } from '../../db/tables.ts'
import type { Product } from '../product.ts'

/** How many rows each of these tables has: what is not kept leaves them as they were. */
export function rowsIn(
  { world }: Pick<Product, 'world'>,
  tables: readonly (keyof Tables)[],
): Promise<number[]> {
  return Promise.all(
    tables.map(async (table) => {
      const { count } = await world.database.reading
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    }),
  )
}
