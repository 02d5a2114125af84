import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { World } from '../kit/world.ts'
import type { Person } from './people.ts'

/** A product, or only what lies behind one that runs somewhere else. */
export interface Behind {
  readonly world: Pick<World, 'database' | 'clock'>
}

const day = 24 * 3600_000

/** When a job was touched, published, expires and is closed, as far as its life has come. */
export const jobLives = {
  untouched: () => ({}),
  draft: (now: Date) => ({ touched_at: now }),
  active: (now: Date) => ({
    touched_at: now,
    published_at: now,
    expires_at: new Date(now.getTime() + 30 * day),
  }),
  expired: (now: Date) => ({
    touched_at: now,
    published_at: new Date(now.getTime() - 31 * day),
    expires_at: new Date(now.getTime() - day),
  }),
  closed: (now: Date) => ({ ...jobLives.active(now), closed_at: now }),
} as const

/** A listing as it lies in the database, live unless it is said otherwise. */
export async function aJobOf(
  { world }: Behind,
  company: Pick<Person, 'id'>,
  wishes: Partial<Insertable<Tables['job']>> = {},
  life: keyof typeof jobLives = 'active',
): Promise<{ id: string; slug: string }> {
  const now = world.clock()
  return world.database.writing
    .insertInto('job')
    .values({
      company_id: company.id,
      slug: `dozer-operator-${randomUUID().slice(0, 8)}`,
      title: 'Dozer Operator',
      work_location: 'Kambalda WA',
      created_at: now,
      ...jobLives[life](now),
      ...wishes,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

export async function anApplicationTo(
  { world }: Behind,
  job: { readonly id: string },
  contractor: Pick<Person, 'id'>,
): Promise<void> {
  await world.database.writing
    .insertInto('job_application')
    .values({ job_id: job.id, contractor_id: contractor.id, applied_at: world.clock() })
    .execute()
}

export async function aPoolOf(
  { world }: Behind,
  company: Pick<Person, 'id'>,
  wishes: Partial<Insertable<Tables['company_pool']>> = {},
): Promise<{ id: string }> {
  return world.database.writing
    .insertInto('company_pool')
    .values({
      company_id: company.id,
      title: 'Shutdown fitters',
      location: 'Karratha WA',
      type: 'general',
      work_type: 'contract',
      hiring_by: '2027-02-01',
      created_at: world.clock(),
      ...wishes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
