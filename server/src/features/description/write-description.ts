import { createHash } from 'node:crypto'
import type { contractorDescription } from '@headframe/wire'
import { descriptionDeclined, Refusal } from '@headframe/wire'
import { findContractorProfile } from '../../market/people/contractor-profiles.ts'
import type { FoundProfile } from '../../market/people/contractor-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { factsAbout } from './facts-about.ts'
import { hasChangedDescription, keepDescription } from './queries.ts'

/** The writer may take its time, so it is asked before anything is locked. */
export const writeDescription: UseCase<typeof contractorDescription.write> = async (
  { db, reading, actor, now, world },
  { revision },
) => {
  const profile = await findContractorProfile(reading, actor, now)
  mustTakeDescription(profile, revision)

  const facts = factsAbout(profile, now)
  const variation = variationAfter(profile.ai_description)
  const written = await world.writer.describe(facts, variation)
  const description =
    written === profile.ai_description ? await world.writer.describe(facts, variation + 1) : written

  const { ai_description_revision: revisionSeen, resumeId } = profile
  const isKept = await keepDescription(db, actor.contractorId, {
    description,
    revision: revisionSeen,
    resumeId,
  })
  if (isKept) return { description }
  // While it was written, its owner has said it in words of their own, or that they want none.
  const isChanged = await hasChangedDescription(db, actor.contractorId)
  throw new Refusal(isChanged ? 'CHANGED_ELSEWHERE' : 'AI_DECLINED')
}

/** The person's own words go only for whoever has seen them. */
function mustTakeDescription(
  profile: FoundProfile | undefined,
  revision: number | undefined,
): asserts profile {
  if (profile?.ai_description === descriptionDeclined) throw new Refusal('AI_DECLINED')
  if (!profile?.isComplete) throw new Refusal('PROFILE_INCOMPLETE')
  const isSeen = revision === undefined || revision === profile.ai_description_revision
  if (profile.ai_description_changed && !isSeen) throw new Refusal('CHANGED_ELSEWHERE')
}

/** What stands now decides what comes next, so that asking again gives another text. */
function variationAfter(present: string | null): number {
  if (present === null) return 0
  return 1 + createHash('sha256').update(present).digest().readUInt32BE()
}
