import type { companyCommunities, Faults, InputOf } from '@headframe/wire'
import { dayOf, jobSizes, Refusal, tooLong, words } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { timeZoneOfJob } from '../../domain/job-time-zone.ts'
import { readDelta } from '../../domain/rich-text/delta.ts'
import { readRichText } from '../../domain/rich-text/read-rich-text.ts'
import { mustStandAsSeen } from '../../kit/must-stand-as-seen.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { findOwnCommunity } from '../../market/communities/communities.ts'
import type { CommunityRecord } from '../../market/communities/communities.ts'
import { wordsOfCommunity } from '../../market/communities/community-words.ts'
import { compareCommunity } from '../../market/matches/rank-community.ts'
import { lockCompany } from '../../market/locks.ts'
import {
  findCompanyName,
  hasProject,
  insertCommunity,
  lockOwnCommunity,
  updateCommunity,
} from './queries.ts'
import { mustShowOwn } from './show-communities.ts'

type Create = typeof companyCommunities.create
type Update = typeof companyCommunities.update

/** As it was sent; what was left out of a change is not there. */
type Sent = Omit<InputOf<Update>, 'id' | 'seen'>

export const checkNew: Prepare<Create, { companyName: string }> = async (
  { db, actor, now },
  sent,
) => {
  if (!(await lockCompany(db, actor.companyId))) throw new Refusal('UNAUTHENTICATED')
  const companyName = await findCompanyName(db, actor.companyId)
  if (companyName === undefined) throw new Refusal('UNAUTHENTICATED')
  const faults = {
    ...faultsOfPlace(sent),
    ...(await faultsOfProject(db, actor.companyId, sent)),
    ...faultsOfDescription(sent),
    ...faultsOfDay(sent, sent, now),
  }
  return { faults, subject: { companyName } }
}

export const createCommunity: UseCase<Create, { companyName: string }> = async (
  { db, actor, now, world },
  sent,
  { companyName },
) => {
  const { companyId } = actor
  const id = await insertCommunity(db, {
    company_id: companyId,
    created_at: now,
    title: sent.title,
    location: sent.location,
    type: sent.type,
    work_type: sent.workType,
    hiring_by: sent.timeline,
    ...columnsOf(sent),
    project_id: sent.type === 'project' ? sent.projectId : null,
    words: wordsOfCommunity({ ...sent, companyName }),
  })
  await compareCommunity({ db, now, world }, id)
  return mustShowOwn({ db, now, world }, companyId, id)
}

export const findChanged: Prepare<Update, CommunityRecord> = async (
  { db, actor, now },
  { id = '', seen: _seen, ...sent },
) => {
  await lockCompany(db, actor.companyId)
  const isOwn = await lockOwnCommunity(db, actor.companyId, id)
  const former = isOwn ? await findOwnCommunity(db, actor.companyId, id) : undefined
  if (!former) throw new Refusal('NOT_FOUND')
  const place = {
    location: former.location,
    location_lat: former.location_lat,
    location_lng: former.location_lng,
    ...sent,
  }
  const faults = {
    ...faultsOfPlace(place),
    ...(await faultsOfProject(db, actor.companyId, {
      type: sent.type ?? former.type,
      projectId: sent.projectId === undefined ? former.project_id : sent.projectId,
    })),
    ...(sent.description === undefined ? {} : faultsOfDescription(sent)),
    // A day that was chosen when it lay ahead may stand.
    ...(sent.timeline === former.hiring_by ? {} : faultsOfDay(sent, place, now)),
  }
  return { faults, subject: former }
}

/** What is left out stays; a pool that is for no project any more forgets which it was for. */
export const changeCommunity: UseCase<Update, CommunityRecord> = async (
  { db, actor, now, world },
  { id, seen = {}, ...sent },
  former,
) => {
  mustStandAsSeen(standingOf(former), comparable(seen), comparable(sent))
  const type = sent.type ?? former.type
  const projectId = sent.projectId === undefined ? former.project_id : sent.projectId
  await updateCommunity(db, former.id, {
    title: sent.title,
    location: sent.location,
    type: sent.type,
    work_type: sent.workType,
    hiring_by: sent.timeline,
    ...columnsOf(sent),
    project_id: type === 'project' ? projectId : null,
    words: wordsOfCommunity({
      title: sent.title ?? former.title,
      qualifications: sent.qualifications ?? former.qualifications,
      companyName: former.company_name,
    }),
  })
  await compareCommunity({ db, now, world }, former.id)
  return mustShowOwn({ db, now, world }, actor.companyId, id)
}

/** As it would be sent. */
function standingOf(former: CommunityRecord) {
  const { title, location, location_lat, location_lng, requirements, qualifications } = former
  return {
    title,
    location,
    location_lat,
    location_lng,
    requirements,
    qualifications,
    type: former.type,
    projectId: former.project_id,
    description: former.description,
    workType: former.work_type,
    rate: Number(former.rate),
    rateType: former.rate_type,
    timeline: former.hiring_by,
    status: former.status,
  }
}

/** The same text may be sent in more than one way. */
function comparable({ description, ...rest }: Sent) {
  return { ...rest, ...(description !== undefined && { description: readDelta(description) }) }
}

/** Those that are kept as they were sent, or read from it. What was left out is undefined, and so not touched. */
function columnsOf(sent: Sent) {
  const description = sent.description === undefined ? undefined : readRichText(sent.description)
  return {
    ...(description && description !== 'too long'
      ? { description: JSON.stringify(description.delta), description_html: description.html }
      : {}),
    ...(sent.location_lat === undefined ? {} : { location_lat: sent.location_lat }),
    ...(sent.location_lng === undefined ? {} : { location_lng: sent.location_lng }),
    ...(sent.rate === undefined ? {} : { rate: sent.rate.toFixed(2) }),
    ...(sent.rateType === undefined ? {} : { rate_type: sent.rateType }),
    ...(sent.requirements === undefined ? {} : { requirements: sent.requirements }),
    ...(sent.qualifications === undefined ? {} : { qualifications: sent.qualifications }),
    ...(sent.status === undefined ? {} : { status: sent.status }),
  }
}

interface Place {
  readonly location?: string | undefined
  readonly location_lat?: number | null | undefined
  readonly location_lng?: number | null | undefined
}

/** A place has both coordinates or none. */
function faultsOfPlace({ location_lat: lat = null, location_lng: lng = null }: Place): Faults {
  return (lat === null) === (lng === null) ? {} : { location: words.poolLocationRequired }
}

async function faultsOfProject(
  db: Reading,
  companyId: string,
  { type, projectId }: { type?: string | undefined; projectId?: string | null | undefined },
): Promise<Faults> {
  if (type !== 'project') return {}
  const isOwn = projectId && (await hasProject(db, companyId, projectId))
  return isOwn ? {} : { projectId: words.poolProjectRequired }
}

function faultsOfDescription({ description }: Sent): Faults {
  const read = readRichText(description)
  if (read === null) return { description: words.poolDescriptionRequired }
  return read === 'too long' ? { description: tooLong(jobSizes.description) } : {}
}

/** Today counts, where the place is. */
function faultsOfDay({ timeline }: Sent, place: Place, now: Date): Faults {
  if (timeline === undefined) return {}
  const zone = timeZoneOfJob({
    work_location: place.location ?? null,
    location_lat: place.location_lat ?? null,
    location_lng: place.location_lng ?? null,
  })
  return timeline < dayOf(now, zone) ? { timeline: words.hiringDatePast } : {}
}
