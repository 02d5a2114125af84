import { staffProfiles, wordsFor, type EditedProfile, type StaffProfile } from '@headframe/wire'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { forgetRead, readAnew } from '../../../calls/use-read.ts'
import type { Sent } from '../../../forms/by-call.ts'
import { isAlike, type FormState } from '../../../forms/form-store.ts'
import type { ChangedByBoth } from '../../../forms/use-both-versions.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import {
  changesOf,
  profileFaults,
  seenOf,
  sentAs,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts'

export type ProfileField = keyof ProfileValues

/**
 * What staff keep of somebody, as a form. What is typed waits in the tab, whether it is closed or the
 * session ends. Nothing that a colleague saved meanwhile is replaced before it was seen here.
 */
export function useProfileForm(profile: StaffProfile) {
  const toast = useToast()
  const { profile_hash: ph } = profile
  // What was changed here stood so: no news of it goes by unseen.
  const stood = useRef<EditedProfile>(profile)
  const [both, setBoth] = useState<ChangedByBoth<ProfileValues>>()
  const form = useCallForm({
    call: staffProfiles.update,
    initial: valuesOf(profile),
    keeper: { key: `staffProfile-${ph}`, kind: 'staff', whenLeft: true, isOnlyChanges: true },
    inputOf(values): Sent {
      const changes = changesOf(store.state().settled, values)
      const isAny = Object.keys(changes).length > 0
      return { ph, ...changes, ...(isAny && { seen: seenOf(stood.current, changes) }) }
    },
    ownFaults: profileFaults,
    onDone({ message, data }, sent) {
      stood.current = { ...stood.current, ...seenOf(data, sent) }
      setBoth(undefined)
      toast.success(message)
    },
    onRefused(refusal) {
      // Erased by its owner, or removed by a colleague: what stands in its place says so, and leads on.
      if (isNotThere(refusal)) return forgetRead(staffProfiles.one, { ph })
      if (refusal.code === 'CHANGED_ELSEWHERE') return void compare()
      if (refusal.code !== 'INVALID') toast.error(wordsFor(refusal))
    },
  })
  const { store } = form

  // It is read again, and a colleague may have changed it.
  const catchUp = useEffectEvent((stands: StaffProfile) => {
    const before = stood.current
    const kept = touchedIn(store.state()).map((name) => [sentAs(name), before[sentAs(name)]])
    stood.current = { ...stands, ...Object.fromEntries(kept) }
    store.catchUp(valuesOf(stands))
  })
  useEffect(() => catchUp(profile), [profile])

  /** Shows what a colleague has written beside what stands here; from then on it was seen. */
  async function compare() {
    const outcome = await outcomeOf(() => readAnew(staffProfiles.one, { ph }))
    if (outcome === 'stopped' || 'refusal' in outcome) return
    const { reply: stands } = outcome
    const theirs = valuesOf(stands)
    store.catchUp(theirs)
    const names = touchedIn(store.state()).filter(
      (name) => stood.current[sentAs(name)] !== stands[sentAs(name)],
    )
    stood.current = stands
    setBoth({ names, theirs })
    // They wrote the same, or took theirs back.
    if (names.length === 0) store.clearMessage()
  }

  /** What stays of that which was changed here and by a colleague. */
  function decide(name: ProfileField, side: 'mine' | 'theirs') {
    if (!both) return
    if (side === 'theirs') store.set(name, both.theirs[name])
    const names = both.names.filter((one) => one !== name)
    setBoth({ ...both, names })
    if (names.length === 0) store.clearMessage()
  }

  return { form, both, decide }
}

function touchedIn({ values, settled }: FormState<ProfileValues>): readonly ProfileField[] {
  const names = Object.keys(values) as ProfileField[]
  return names.filter((name) => !isAlike(values[name], settled[name]))
}
