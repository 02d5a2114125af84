import type { FreeAnswer, MembershipStatus } from '@headframe/wire'
import { hashOfToken, newToken } from '@headframe/server/src/kit/tokens.ts'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { readRichText } from '@headframe/server/src/domain/rich-text/read-rich-text.ts'
import { wordsOfCommunity } from '@headframe/server/src/market/communities/community-words.ts'
import { listCandidates } from '../candidates.ts'
import type { Candidate } from '../jobs/applicants-of.ts'
import { deltaOfMarks } from '../jobs/marks.ts'
import { aRandom } from '../people/random.ts'
import type { Random } from '../people/random.ts'
import type { DemoCommunity, DemoProject } from './community.ts'
import { demoCommunities } from './demo-communities.ts'
import { demoProjects } from './demo-projects.ts'
import { acceptedWords, declinedWords, demoThreads } from './demo-words.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

interface Company {
  readonly id: string
  readonly name: string
}

/** Talent pools of companies that are there, in every state, and people in every state in them. */
export async function fillCommunities(db: Writing, now: Date): Promise<void> {
  const companies = await db.selectFrom('company').select(['id', 'name']).execute()
  const companyOf = (name: string): Company => {
    const company = companies.find((one) => one.name === name)
    if (!company) throw new Error(`There is no ${name}`)
    return company
  }
  const projects = new Map<string, string>()
  for (const project of demoProjects)
    projects.set(project.name, await insertProject(db, companyOf(project.company), project, now))

  const candidates = await listCandidates(db)
  for (const community of demoCommunities) {
    const company = companyOf(community.company)
    const projectId = community.project === undefined ? null : projects.get(community.project)
    if (projectId === undefined) throw new Error(`There is no ${community.project}`)
    const id = await insertCommunity(db, { community, company, projectId, now })
    await insertMembers(db, { id, community, candidates, now })
  }
}

/** A day from now on, as forms have it. */
function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
}

async function insertProject(
  db: Writing,
  { id }: Company,
  { name, summary, budget, startsInDays, length }: DemoProject,
  now: Date,
): Promise<string> {
  const project = await db
    .insertInto('project')
    .values({
      company_id: id,
      name,
      summary,
      budget: budget === null ? null : budget.toFixed(2),
      start_date: dayIn(now, startsInDays),
      length,
      created_at: new Date(now.getTime() - 40 * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return project.id
}

interface Opening {
  readonly community: DemoCommunity
  readonly company: Company
  readonly projectId: string | null
  readonly now: Date
}

async function insertCommunity(
  db: Writing,
  { community, company, projectId, now }: Opening,
): Promise<string> {
  const text = readRichText(deltaOfMarks(community.description))
  if (text === null || text === 'too long') throw new Error(`${community.title} says nothing`)
  const { id } = await db
    .insertInto('community')
    .values({
      company_id: company.id,
      title: community.title,
      location: community.place.name,
      location_lat: community.place.lat ?? null,
      location_lng: community.place.lng ?? null,
      type: projectId === null ? 'general' : 'project',
      project_id: projectId,
      work_type: community.workType,
      rate: community.rate.toFixed(2),
      rate_type: community.rateType,
      hiring_by: dayIn(now, community.hiringInDays),
      status: community.status ?? 'active',
      description: JSON.stringify(text.delta),
      description_html: text.html,
      requirements: [...community.requirements],
      qualifications: [...community.qualifications],
      words: wordsOfCommunity({
        title: community.title,
        qualifications: community.qualifications,
        companyName: company.name,
      }),
      created_at: new Date(now.getTime() - community.openedDaysAgo * dayMs),
      asked_at:
        community.askedDaysAgo === undefined
          ? null
          : new Date(now.getTime() - community.askedDaysAgo * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Joining {
  readonly id: string
  readonly community: DemoCommunity
  readonly candidates: readonly Candidate[]
  readonly now: Date
}

async function insertMembers(db: Writing, { id, community, candidates, now }: Joining) {
  const random = aRandom(`headframe pool ${community.title}`)
  const others = random.shuffled(candidates.filter(({ isSignIn }) => !isSignIn))
  const fitting = others.filter(({ roleId }) => community.roles.includes(roleId))
  const joined = fitting.slice(0, community.members)
  for (const candidate of joined) {
    const status = random.pick(statuses)
    await insertMember(db, { id, community, candidate, status, now }, random)
  }
  const signIn = community.casey && candidates.find(({ isSignIn }) => isSignIn)
  if (signIn && community.casey)
    await insertMember(
      db,
      { id, community, candidate: signIn, status: community.casey, now },
      random,
    )
}

const statuses = ['Applied', 'Applied', 'Under Review', 'Accepted', 'Accepted', 'Declined'] as const

interface Member {
  readonly id: string
  readonly community: DemoCommunity
  readonly candidate: Candidate
  readonly status: MembershipStatus
  readonly now: Date
}

async function insertMember(
  db: Writing,
  { id, community, candidate, status, now }: Member,
  random: Random,
): Promise<void> {
  const opened = now.getTime() - community.openedDaysAgo * dayMs
  const from = Math.max(opened, candidate.joinedAt.getTime())
  const appliedAt = new Date(from + (now.getTime() - from) * 0.8 * random.next())
  const isDecided = status !== 'Applied'
  const reason = reasonFor(status, random)
  const member = await db
    .insertInto('community_member')
    .values({
      community_id: id,
      contractor_id: candidate.id,
      applied_at: appliedAt,
      status,
      reason,
      decided_at: isDecided ? new Date(appliedAt.getTime() + 20 * hourMs) : null,
      told_status: isDecided && status !== 'Under Review' ? status : null,
      told_reason: reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertThread(db, member.id, { community, candidate, status, now }, random)
  if (community.askedDaysAgo !== undefined && status === 'Accepted')
    await insertAnswer(
      db,
      member.id,
      new Date(now.getTime() - community.askedDaysAgo * dayMs),
      random,
    )
}

function reasonFor(status: MembershipStatus, random: Random): string | null {
  if (status === 'Accepted') return random.chance(0.5) ? random.pick(acceptedWords) : null
  return status === 'Declined' ? random.pick(declinedWords) : null
}

/** A few of those who are in are written to; what came last may not have been read. */
async function insertThread(
  db: Writing,
  memberId: string,
  { community, candidate, status, now }: Omit<Member, 'id'>,
  random: Random,
): Promise<void> {
  const own = candidate.isSignIn ? community.thread : undefined
  const isWrittenTo = status !== 'Declined' && status !== 'Applied' && random.chance(0.45)
  const thread = own ?? (isWrittenTo && !candidate.isSignIn ? random.pick(demoThreads) : [])
  if (thread.length === 0) return
  const { first_name: name } = await db
    .selectFrom('contractor')
    .select('first_name')
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  const lastIsRead = !own && random.chance(0.5)
  const gap = random.whole(3, 9) * hourMs
  for (const [place, [from, body]] of thread.entries()) {
    const sentAt = new Date(now.getTime() - (thread.length - place) * gap)
    const isLast = place === thread.length - 1
    await db
      .insertInto('community_message')
      .values({
        member_id: memberId,
        sent_at: sentAt,
        is_from_company: from === 'company',
        body: body.replace('{name}', name),
        read_at: isLast && !lastIsRead ? null : new Date(sentAt.getTime() + hourMs),
      })
      .execute()
  }
}

const answers: readonly (FreeAnswer | null)[] = ['yes', 'yes', 'from', 'no', null]

async function insertAnswer(
  db: Writing,
  memberId: string,
  askedAt: Date,
  random: Random,
): Promise<void> {
  const answer = random.pick(answers)
  await db
    .insertInto('availability_answer')
    .values({
      member_id: memberId,
      asked_at: askedAt,
      // Nobody has these links: the demo mails nobody.
      link_hash: hashOfToken(newToken()),
      ends_at: new Date(askedAt.getTime() + 14 * dayMs),
      answer,
      free_from: answer === 'from' ? dayIn(askedAt, random.whole(10, 60)) : null,
      answered_at:
        answer === null ? null : new Date(askedAt.getTime() + random.whole(1, 60) * hourMs),
    })
    .execute()
}
