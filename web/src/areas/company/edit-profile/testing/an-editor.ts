import { Refusal, type CompanyProfile } from '@headframe/wire'

import type { Unsaved } from '../edit-state.ts'
import { ProfileKeeper } from '../profile-keeper.ts'
import type { Changes } from '../profile-values.ts'
import { aProfile } from './a-profile.ts'

/** A marketplace with one profile: it may be out of reach, slow, or changed by another window. */
function aMarketplace(started: Partial<CompanyProfile> = {}) {
  const place = {
    profile: aProfile(started),
    heard: [] as Changes[],
    refuses: undefined as ((changes: Changes) => Refusal | undefined) | undefined,
    slowMs: 0,
    saveElsewhere(changes: Partial<CompanyProfile>) {
      const revision = place.profile.revision + 1
      place.profile = { ...place.profile, is_draft: true, ...changes, revision }
      return place.profile
    },
  }

  async function take({ revision, ...changes }: Changes, isDraft: boolean) {
    place.heard.push(changes)
    if (place.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, place.slowMs))
    const refusal = place.refuses?.(changes)
    if (refusal) throw refusal
    if (revision !== place.profile.revision) throw new Refusal('CHANGED_ELSEWHERE')
    // The product keeps what is sent in the same form as it tells it.
    return place.saveElsewhere({ ...(changes as Partial<CompanyProfile>), is_draft: isDraft })
  }

  const server = {
    read: async () => place.profile,
    save: (changes: Changes) => take(changes, true),
    publish: (changes: Changes) => take(changes, false),
    discard: async () => place.saveElsewhere({ ...aProfile(started), is_draft: false }),
  }
  return { place, server }
}

/** Somebody who edits that profile. */
export function anEditor(started: Partial<CompanyProfile> = {}, unsaved?: Unsaved) {
  const { place, server } = aMarketplace(started)
  const shelf: { unsaved?: Unsaved } = {}
  const keeper = new ProfileKeeper({
    profile: place.profile,
    server,
    unsaved,
    onUnsaved: (left) => void (shelf.unsaved = left),
  })
  keeper.start()
  return { place, keeper, shelf }
}
