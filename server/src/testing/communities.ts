import type { Insertable } from 'kysely'
import {
  communityMembers,
  communityMessages,
  companyCommunities,
  contractorCommunities,
} from '@headframe/wire'
import type { InputOf, OwnCommunity } from '@headframe/wire'
import type { Tables } from '../db/tables.ts'
import { tellOfCommunityNews } from '../features/community-news/tell-of-news.ts'
import type { Behind } from './jobs.ts'
import type { ReadMail } from './mail.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

type Form = InputOf<typeof companyCommunities.create>

/** Everything that a company tells of a talent pool. */
export function aCommunityForm(wishes: Partial<Form> = {}): Form {
  return {
    title: 'Shutdown fitters',
    location: 'Karratha WA',
    location_lat: -20.74,
    location_lng: 116.85,
    type: 'general',
    projectId: null,
    description: 'Fitters for the spring shutdowns of the Quandong plant.',
    workType: 'contract',
    rate: 78.5,
    rateType: 'hourly',
    timeline: '2099-02-01',
    requirements: ['Police check'],
    qualifications: ['HR licence', 'Working at Heights'],
    status: 'active',
    ...wishes,
  }
}

/** A talent pool that came through the front door. */
export function aCommunityOf(
  product: Product,
  company: Person,
  wishes: Partial<Form> = {},
): Promise<OwnCommunity> {
  return product.as(company).send(companyCommunities.create, aCommunityForm(wishes))
}

/** The id of the membership of somebody who has just applied. */
export async function aMemberOf(
  product: Product,
  { id }: { readonly id: string },
  contractor: Person,
): Promise<string> {
  await product.as(contractor).send(contractorCommunities.apply, { id })
  return memberIdOf(product, id, contractor)
}

export async function memberIdOf(
  { world }: Behind,
  communityId: string,
  { id }: Pick<Person, 'id'>,
): Promise<string> {
  const member = await world.database.reading
    .selectFrom('community_member')
    .select('id')
    .where('community_id', '=', communityId)
    .where('contractor_id', '=', id)
    .executeTakeFirstOrThrow()
  return member.id
}

interface Joined {
  readonly company: Person
  readonly contractor: Person
}

/** A talent pool with one member, whom the company has taken on and written to. */
export async function aThread(product: Product, { company, contractor }: Joined) {
  const community = await aCommunityOf(product, company)
  const memberId = await aMemberOf(product, community, contractor)
  const { send } = product.as(company)
  const member = { id: community.id, memberId }
  await send(communityMembers.decide, { ...member, status: 'Accepted', reason: '' })
  await send(communityMessages.toMember, { ...member, body: 'Are you free in March?' })
  return member
}

/** What somebody was told of their talent pools, once so many seconds have passed. */
export async function toldOfCommunities(
  product: Product,
  { email }: Person,
  seconds: number,
): Promise<ReadMail[]> {
  const { world } = product
  product.moveClock(seconds)
  await world.tasks.promise(world.database.writing, tellOfCommunityNews.task, {})
  await product.runTasks()
  const kinds = ['pool-application-new', 'pool-decision', 'message-new', 'availability-question']
  return (await product.mailTo(email)).filter(({ kind }) => kinds.includes(kind))
}

/** A talent pool as it lies in the database. */
export async function aPoolOf(
  { world }: Behind,
  company: Pick<Person, 'id'>,
  wishes: Partial<Insertable<Tables['community']>> = {},
): Promise<{ id: string }> {
  const { writing } = world.database
  const project =
    wishes.type === 'project'
      ? await writing
          .insertInto('project')
          .values({
            company_id: company.id,
            name: 'Quandong expansion',
            summary: 'A second train for the plant.',
            start_date: '2027-01-15',
            length: '3-6 months',
            created_at: world.clock(),
          })
          .returning('id as project_id')
          .executeTakeFirstOrThrow()
      : {}
  return writing
    .insertInto('community')
    .values({
      company_id: company.id,
      ...project,
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
