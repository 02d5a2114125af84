import { createHash } from 'node:crypto'
import type { contractorDescription } from '@headframe/wire'
import { descriptionDeclined, Refusal } from '@headframe/wire'
import { findContractorProfile } from '../../market/people/contractor-profiles.ts'
import type { FoundProfile } from '../../market/people/contractor-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { factsAbout } from './facts-about.ts'
import { keepDescription } from './queries.ts'

/** The writer may take its time, so it is asked before anything is locked. */
export const writeDescription: UseCase<typeof contractorDescription.write> = async ({
  db,
  reading,
  actor,
  now,
  world,
}) => {
  const profile = await findContractorProfile(reading, actor, now)
  mustTakeDescription(profile)

  const facts = factsAbout(profile, now)
  const variation = variationAfter(profile.ai_description)
  const written = await world.writer.describe(facts, variation)
  const description =
    written === profile.ai_description ? await world.writer.describe(facts, variation + 1) : written

  const isKept = await keepDescription(db, actor.contractorId, description)
  if (!isKept) throw new Refusal('AI_DECLINED')
  return { description }
}

function mustTakeDescription(profile: FoundProfile | undefined): asserts profile {
  if (profile?.ai_description === descriptionDeclined) throw new Refusal('AI_DECLINED')
  if (!profile?.isComplete) throw new Refusal('PROFILE_INCOMPLETE')
}

/** What stands now decides what comes next, so that asking again gives another text. */
function variationAfter(present: string | null): number {
  if (present === null) return 0
  return 1 + createHash('sha256').update(present).digest().readUInt32BE()
}
