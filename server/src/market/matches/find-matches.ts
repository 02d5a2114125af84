import { sql } from 'kysely'
import type { Match } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { PersonTerms } from '../../matching/checks/terms.ts'
import { matchOf } from '../../matching/match.ts'
import { kindsOf } from '../jobs/job-facts.ts'
import { findCommunitiesToMatch } from './community-readings.ts'
import { findPeopleToMatch } from './contractor-readings.ts'
import { findJobsToMatch } from './opening-readings.ts'

/** By the id of the opening or of the person; who or what cannot be compared is not in it. */
export type Matches = ReadonlyMap<string, Match>

const openings = { job: findJobsToMatch, community: findCommunitiesToMatch } as const
type Kind = keyof typeof openings

/** One person and the openings of a page, as the person reads it; what is compared is what stands now. */
export async function matchesForContractor(
  db: Reading,
  contractorId: string | undefined,
  { kind, ids }: { readonly kind: Kind; readonly ids: readonly string[] },
  now: Date,
): Promise<Matches> {
  if (contractorId === undefined || ids.length === 0) return new Map()
  const person = (await findPeopleToMatch(db, [contractorId])).get(contractorId)
  if (!person) return new Map()
  const found = await openings[kind](db, ids)
  const applied = kind === 'job' ? await findRatesApplied(db, contractorId, ids) : new Map()
  return new Map(
    Array.from(found, ([id, opening]) => {
      const terms = { ...person.terms, ...applied.get(id) }
      return [id, matchOf(opening, { ...person, terms }, { now, reader: 'person' })]
    }),
  )
}

/** What the person has applied for stands there with its own rate, whatever the profile asks for by now. */
async function findRatesApplied(
  db: Reading,
  contractorId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<PersonTerms, 'rate' | 'rateType' | 'isRateApplied'>>> {
  const rows = await db
    .selectFrom('job_application')
    .select(['job_id', 'rate', 'rate_type'])
    .where('contractor_id', '=', contractorId)
    .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .where('rate', 'is not', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.job_id,
      { rate: Number(row.rate), rateType: kindsOf(row).rate_type, isRateApplied: true },
    ]),
  )
}

/** Who applied, with the rate that they applied with where they did. */
export interface ComparedPerson {
  readonly contractorId: string
  readonly rate?: string | number | null
  readonly rateType?: 'hour' | 'day' | null
}

/** One opening and the people of a page, as a company reads it. */
export async function matchesForCompany(
  db: Reading,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  people: readonly ComparedPerson[],
  now: Date,
): Promise<Matches> {
  const opening = (await openings[kind](db, [id])).get(id)
  if (!opening || people.length === 0) return new Map()
  const found = await findPeopleToMatch(
    db,
    people.map(({ contractorId }) => contractorId),
  )
  const matches = new Map<string, Match>()
  for (const { contractorId, rate, rateType } of people) {
    const person = found.get(contractorId)
    if (!person) continue
    const terms =
      rate === undefined
        ? person.terms
        : { ...person.terms, rate: rate === null ? null : Number(rate), rateType: rateType ?? null }
    matches.set(contractorId, matchOf(opening, { ...person, terms }, { now, reader: 'company' }))
  }
  return matches
}
