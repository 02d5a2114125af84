import type { communityMembers } from '@headframe/wire'
import { productKey, Refusal, sizes } from '@headframe/wire'
import { endingOf, nameInFile } from '../../kit/files/document-names.ts'
import { pageOf } from '../../kit/paging.ts'
import { searchTerms } from '../../kit/search.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { matchesForCompany } from '../../market/matches/find-matches.ts'
import { asOther, findContractorProfile } from '../../market/people/contractor-profiles.ts'
import { mustOpenResume } from '../../market/people/contractor-resumes.ts'
import { memberOf } from './member-of.ts'
import {
  countStandings,
  countUnread,
  findMember,
  findTitle,
  isOwnCommunity,
  listMemberRows,
} from './queries.ts'

/** Who applied to an own community. */
export const listMembers: UseCase<typeof communityMembers.list> = async (
  { db, actor, now },
  { id, search, status, unread, sort, ...wish },
) => {
  if (!(await isOwnCommunity(db, actor.companyId, id))) throw new Refusal('NOT_FOUND')
  const which = { communityId: id, terms: searchTerms(search) }
  const [{ accepted, pending, declined }, withUnread] = await Promise.all([
    countStandings(db, which),
    countUnread(db, which),
  ])
  const countOf = { Accepted: accepted, Pending: pending, Declined: declined }

  const page = await pageOf(wish, sizes.pageSize, {
    count: async () => {
      if (unread) return withUnread
      return status === undefined ? accepted + pending + declined : countOf[status]
    },
    rows: async (part) => {
      // Whoever has written is looked for wherever they stand.
      const standing = unread ? undefined : status
      const shown = {
        ...which,
        standing,
        isUnread: Boolean(unread),
        isByMatch: sort === 'match',
        now,
      }
      const rows = await listMemberRows(db, shown, part)
      const matches = await matchesForCompany(db, { kind: 'community', id }, peopleOf(rows), now)
      return rows.map((row) => memberOf(row, now, matches.get(row.contractor_id)))
    },
  })
  return { ...page, counts: { accepted, pending, declined, unread: withUnread } }
}

/** The profile as it is today, and how they stand in the community. */
export const showMember: UseCase<typeof communityMembers.one> = async (
  { db, actor, now },
  { id, memberId },
) => {
  const { companyId } = actor
  const member = await findMember(db, { companyId, communityId: id, memberId }, now)
  const profile =
    member && (await findContractorProfile(db, { contractorId: member.contractor_id }, now))
  if (!profile) throw new Refusal('NOT_FOUND')
  const matches = await matchesForCompany(db, { kind: 'community', id }, peopleOf([member]), now)
  const match = matches.get(member.contractor_id)
  return {
    ...asOther(profile),
    role_id: profile.roleId,
    // A pool has neither one site nor one rate.
    distance_km: null,
    offered: null,
    application: null,
    match: match ?? null,
    member: memberOf(member, now, match),
  }
}

function peopleOf(members: readonly { readonly contractor_id: string }[]) {
  return members.map(({ contractor_id: contractorId }) => ({ contractorId }))
}

/** The resume as it is today, under a name that tells whose it is and what for. */
export const showMemberResume: UseCase<typeof communityMembers.resume> = async (
  { reading, actor, now, world },
  { id, memberId },
) => {
  const { companyId } = actor
  const member = await findMember(reading, { companyId, communityId: id, memberId }, now)
  if (!member) throw new Refusal('NOT_FOUND')
  const { title } = await findTitle(reading, id)
  const { file } = await mustOpenResume(reading, world, member.contractor_id)
  return {
    ...file,
    name: `${productKey}-${slugOf(title)}-${nameInFile(member)}${endingOf(file.type)}`,
    shows: [member.profile_hash],
  }
}

/** The words of a title joined with hyphens. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['pool']
  return words.join('-').slice(0, 120)
}
