import { companyProfiles, type CompanyProfile } from '@headframe/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { send } from '../../../calls/client.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { readOf } from '../../../calls/use-read.ts'
import type { EditState } from './edit-state.ts'
import { ProfileKeeper, type ProfileServer } from './profile-keeper.ts'
import { readUnsaved, storeUnsaved } from './unsaved-shelf.ts'

const server: ProfileServer = {
  read: () => send(companyProfiles.own, {}),
  // What is not saved waits on the shelf of this tab while somebody signs in again.
  save: (changes) => send(companyProfiles.save, changes, { losesNothing: true }),
  publish: (changes) => send(companyProfiles.publish, changes, { losesNothing: true }),
  discard: () => send(companyProfiles.discard, {}, { losesNothing: true }),
}

/** Keeps the profile as long as the screen is open, and is told what happens around it. */
export function useProfileKeeper(profile: CompanyProfile): ProfileKeeper {
  const [keeper] = useState(
    () =>
      new ProfileKeeper({
        profile,
        server,
        unsaved: readUnsaved(profile),
        onUnsaved: (unsaved) => storeUnsaved(profile, unsaved),
        // Whoever comes back to the screen begins with what was saved last.
        onProfile: (newest) =>
          queryClient.setQueryData(readOf(companyProfiles.own, {}).queryKey, newest),
      }),
  )

  useEffect(() => {
    keeper.start()
    const stopListening = listen(keeper)
    return () => {
      stopListening()
      keeper.stop()
      keeper.keepUnsaved()
    }
  }, [keeper])

  useEffect(() => void keeper.notice(profile), [keeper, profile])

  return keeper
}

/** What is picked must be the same object while it has not changed. */
export function useKept<Picked>(keeper: ProfileKeeper, pick: (state: EditState) => Picked): Picked {
  return useSyncExternalStore(keeper.subscribe, () => pick(keeper.state()))
}

function listen(keeper: ProfileKeeper): () => void {
  const saveNow = () => keeper.saveNow()
  const keepUnsaved = () => keeper.keepUnsaved()
  const turnTo = () => (document.hidden ? keeper.saveNow() : readAgain())

  window.addEventListener('online', saveNow)
  window.addEventListener('pagehide', keepUnsaved)
  document.addEventListener('visibilitychange', turnTo)
  return () => {
    window.removeEventListener('online', saveNow)
    window.removeEventListener('pagehide', keepUnsaved)
    document.removeEventListener('visibilitychange', turnTo)
  }
}

/** Another window may have changed the profile while this one was out of sight. */
function readAgain(): void {
  const { queryKey } = readOf(companyProfiles.own, {})
  void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
}
