import {
  contractorProfiles,
  Refusal,
  textToTell,
  words,
  wordsFor,
  type ContractorProfile,
  type Faults,
} from '@headframe/wire'
import { useState } from 'react'

import { stopWaiting, useWaiting, wait } from '../../../calls/offline/waiting.ts'
import { useForm } from '../../../forms/use-form.ts'
import { keptTyping, useKeptTyping } from '../../../forms/use-kept-typing.ts'
import { useStored } from '../../../forms/use-stored.ts'
import {
  changedFields,
  fieldsWith,
  type HeadField,
} from '../../../parts/person-form/join-person.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personOf, type PersonValues } from '../../../parts/person-form/person-values.ts'
import { personFaults } from '../../../parts/person-form/person-names.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { profileToast } from '../profile-toast.ts'
import type { ProfileEdit } from '../waiting/save-later.ts'
import { profileFormPlace } from './profile-form-key.ts'
import { joinWithSaved, sendChanges } from './save-person.ts'

/** The own profile as a form: judged whole, never emptied by a failure, and saved as far as it was changed. */
export function usePersonForm(profile: ContractorProfile) {
  const toast = useToast()
  const place = profileFormPlace(profile.uuid)
  const waitsAs = `profile ${profile.uuid}`
  const waiting = useWaiting().find((thing) => thing.key === waitsAs)
  const [began] = useState(() => {
    const asRead = personOf(profile)
    // `saveOnceBack` wrote it. What was typed after it is kept as well, with all that waits.
    const waits = waiting?.content as ProfileEdit | undefined
    return keptTyping(place, waits ?? { saved: asRead, values: asRead })
  })
  const [isAway, setIsAway] = useState(false)
  const [saved, setSaved] = useState(began.saved)
  const form = useForm<PersonValues, PersonValues>({
    call: contractorProfiles.update,
    initial: began.values,
    judge: (values) => faultsIn(values, saved),
    tell: (faults) => textToTell(contractorProfiles.update, faults),
    send: save,
    told,
    onRefused: ({ code }) => setIsAway(code === 'UNREACHABLE'),
    onDone(values) {
      stopWaiting(waitsAs)
      setSaved(values)
      setKept(false)
      toast.success(words.profileSaved, profileToast)
    },
  })
  const { store } = form
  const [undecided, setUndecided] = useState<readonly HeadField[]>([])
  const [isKept, setKept] = useState(began.values !== began.saved)
  // What waited for the network may have been saved meanwhile, by itself.
  const isUnsaved = useStored(store, ({ values }) =>
    [saved, personOf(profile)].every((stands) => changedFields(stands, values).length > 0),
  )
  // Whatever is changed further has to be sent anew.
  const isWaiting = useStored(store, ({ values }) =>
    Boolean(waiting && changedFields((waiting.content as ProfileEdit).values, values).length === 0),
  )
  useKeptTyping({
    ...place,
    whenLeft: true,
    typed: () => (isUnsaved ? { saved, values: store.state().values } : undefined),
  })

  /** Answers what was saved: what stands here, with what was changed elsewhere meanwhile. */
  async function save(mine: PersonValues): Promise<PersonValues> {
    const { theirs, values, conflicts } = await joinWithSaved(saved, mine)
    for (const name of changedFields(mine, values)) store.set(name, values[name])
    setSaved(theirs)
    setUndecided(conflicts)
    // Whoever has seen what was said elsewhere may save over it.
    if (conflicts.length > 0)
      throw new Refusal('CHANGED_ELSEWHERE', { text: words.profileChangedElsewhere })

    await sendChanges(theirs, values)
    return values
  }

  /** What stays of that which was changed here and elsewhere. */
  function decide(name: HeadField, side: 'mine' | 'theirs') {
    if (side === 'theirs') for (const field of fieldsWith(name)) store.set(field, saved[field])
    const left = undecided.filter((one) => one !== name)
    setUndecided(left)
    if (left.length === 0) store.clearMessage()
  }

  /** Without a network it is saved later, by itself. */
  function saveOnceBack() {
    const { values } = store.state()
    wait({
      key: waitsAs,
      kind: 'profile',
      sender: profile.uuid,
      name: 'your profile',
      content: { saved, values } satisfies ProfileEdit,
      idempotencyKey: crypto.randomUUID(),
    })
    // That it was not saved is no news any more.
    store.clearMessage()
  }

  /** Back to what is saved, whatever was typed. */
  function discard() {
    const asRead = personOf(profile)
    for (const name of changedFields(asRead, store.state().values)) store.set(name, asRead[name])
    store.clearMessage()
    setSaved(asRead)
    setUndecided([])
    setKept(false)
  }

  const isTakenUp = isKept && isUnsaved && !isWaiting
  const state = { isUnsaved, isAway, isWaiting, isTakenUp, saved, undecided }
  return { ...form, ...state, decide, discard, saveOnceBack }
}

/** Whichever of the two calls did not get through, nothing was saved. */
function told(refusal: Refusal) {
  const isLost = refusal.code === 'UNREACHABLE'
  return {
    text: isLost ? words.profileNotSaved : wordsFor(refusal, contractorProfiles.update),
    faults: personFaults(refusal.fields ?? {}),
  }
}

function faultsIn(values: PersonValues, saved: PersonValues): Faults {
  const facts = { now: new Date(), storedAvailability: saved.availability }
  return judgePerson(values, facts, 'all')
}
