import { mostMembers, Refusal, sheetType, visaInWords } from '@headframe/wire'
import type { benches, StaffProfile } from '@headframe/wire'
import type { BenchPerson } from '../../documents/bench-words.ts'
import type { DisclosingFile, Prepared, UseCase } from '../../kit/use-case.ts'
import type { Writing } from '../../db/open.ts'
import type { StaffActor } from '../../kit/actor.ts'
import { mustFindBenchId } from '../../market/library/benches.ts'
import { listProfiles } from '../../market/library/list-profiles.ts'
import { showProfiles } from '../../market/library/profile-rows.ts'
import { everybody } from '../../market/people/people-search.ts'
import { findMemberIds } from './queries.ts'

type ExportBench = typeof benches.exportBench

/** Whoever is named has to be on the bench, in the order in which they are named. */
export async function findNamedMembers(
  { db, actor: { staffAccountId } }: { readonly db: Writing; readonly actor: StaffActor },
  {
    talent_pool_hash: hash = '',
    profiles = [],
  }: { readonly talent_pool_hash?: string; readonly profiles?: readonly string[] },
): Promise<Prepared<readonly string[]>> {
  const benchId = await mustFindBenchId(db, { staffAccountId, hash })
  const named = [...new Set(profiles)]
  const ids = await findMemberIds(db, benchId, named)
  if (ids.length < named.length) throw new Refusal('NOT_FOUND')
  // Two that were joined meanwhile are one.
  return { subject: [...new Set(ids)] }
}

export const exportBench: UseCase<ExportBench, readonly string[]> = async (
  { db, actor, now, world },
  { name, description, include_contact: withContact },
  ids,
): Promise<DisclosingFile> => {
  const people = await showProfiles(db, ids, now)
  const content = await world.documents.draw(actor.staffId, 'bench', {
    name,
    description,
    madeAt: now,
    people: people.map((person) => shownToClient(person, withContact)),
  })
  return {
    content,
    type: 'application/pdf',
    size: content.length,
    name: `${name}.pdf`,
    shows: people.map(({ profile_hash }) => profile_hash),
  }
}

/** What is not to be shown does not even come to the thread. */
function shownToClient(person: StaffProfile, withContact: boolean): BenchPerson {
  const { email, phone, linkedin_url } = person
  return {
    full_name: person.full_name,
    current_role: person.current_role,
    current_company: person.current_company,
    location: person.location,
    availability: person.availability,
    availability_date: person.availability_date,
    salary: person.salary,
    rate: person.rate,
    visa: person.visa && visaInWords(person.visa),
    updated_total_experience: person.updated_total_experience,
    updated_experience_company: person.updated_experience_company,
    loyalty: person.loyalty,
    total_companies: person.total_companies,
    tags: person.tags,
    tickets: person.tickets,
    // Written by our own reader, as JSON.
    companies: JSON.parse(person.companies) as string[],
    contact: withContact ? { email, phone, linkedin_url } : undefined,
  }
}

export const exportPool: UseCase<typeof benches.exportPool> = async (context, { tph }) => {
  const { db, actor, now, world } = context
  const { staffAccountId, staffId } = actor
  const onBench = await mustFindBenchId(db, { staffAccountId, hash: tph })
  const part = { limit: mostMembers, offset: 0 }
  const members = await listProfiles(
    context,
    { staffAccountId, onBench, search: everybody },
    {},
    part,
  )
  const content = await world.documents.draw(staffId, 'memberSheet', { madeAt: now, members })
  return {
    content,
    type: sheetType,
    size: content.length,
    name: `${tph}.xlsx`,
    shows: members.map(({ profile_hash }) => profile_hash),
  }
}
