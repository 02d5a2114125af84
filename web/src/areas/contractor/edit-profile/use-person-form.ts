import {
  contractorProfiles,
  judge,
  mustBeSound,
  Refusal,
  textToTell,
  words,
  wordsFor,
  type ContractorProfile,
  type Faults,
} from '@headframe/wire'
import { useState } from 'react'

import { send } from '../../../calls/client.ts'
import { createFormStore } from '../../../calls/form-store.ts'
import { keptTyping, useKeptTyping } from '../../../calls/use-kept-typing.ts'
import { useStored } from '../../../calls/use-stored.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { changedFields, joinPerson } from '../../../parts/person-form/join-person.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personOf, type PersonValues } from '../../../parts/person-form/person-values.ts'
import { personFaults, updateFields } from '../../../parts/person-form/person-names.ts'
import { useToast } from '../../../ui/toast.tsx'
import { profileToast } from '../profile-toast.ts'

/** The own profile as a form: judged whole, never emptied by a failure, and saved as far as it was changed. */
export function usePersonForm(profile: ContractorProfile) {
  const toast = useToast()
  const key = `contractorProfileEdit-${profile.uuid}`
  const [began] = useState(() => {
    const asRead = personOf(profile)
    return keptTyping(key, { saved: asRead, values: asRead })
  })
  const [store] = useState(() => createFormStore(began.values))
  const [saved, setSaved] = useState(began.saved)
  const { ask } = useWrite(contractorProfiles.update)
  const isUnsaved = useStored(store, ({ values }) => changedFields(saved, values).length > 0)
  useKeptTyping({
    key,
    kind: 'contractor',
    typed: () => (isUnsaved ? { saved, values: store.state().values } : undefined),
  })

  async function save(): Promise<void> {
    if (store.state().isSending) return
    const faults = faultsIn(store.state().values, saved)
    if (Object.keys(faults).length > 0)
      return store.fail(textToTell(contractorProfiles.update, faults), faults)

    store.sending()
    try {
      const theirs = personOf(await send(contractorProfiles.own, {}))
      const { values, conflicts } = joinPerson({ base: saved, mine: store.state().values, theirs })
      for (const name of changedFields(store.state().values, values)) store.set(name, values[name])
      setSaved(theirs)
      // Whoever has seen what was said elsewhere may save over it.
      if (conflicts.length > 0)
        return store.fail(words.profileChangedElsewhere, conflictFaults(conflicts, theirs))

      await ask(changesOf(theirs, values), { losesNothing: true })
      store.sent()
      setSaved(values)
      toast.success(words.profileSaved, profileToast)
    } catch (failed) {
      const refusal = failed instanceof Refusal ? failed : new Refusal('INTERNAL')
      // Whichever of the two did not get through, nothing was saved.
      const isLost = refusal.code === 'UNREACHABLE'
      const text = isLost ? words.profileNotSaved : wordsFor(refusal, contractorProfiles.update)
      store.fail(text, personFaults(refusal.fields ?? {}))
    }
  }

  return { store, isUnsaved, save }
}

function faultsIn(values: PersonValues, saved: PersonValues): Faults {
  const facts = { now: new Date(), storedAvailability: saved.availability }
  return judgePerson(values, facts, 'all')
}

/** What another window has saved meanwhile, and this one has not touched, is not sent back to what it was. */
function changesOf(saved: PersonValues, values: PersonValues) {
  const sent = updateFields(values, changedFields(saved, values))
  const judgement = judge(contractorProfiles.update, sent)
  return mustBeSound(contractorProfiles.update, judgement)
}

const toldByName: readonly (keyof PersonValues)[] = ['industry', 'role', 'answers', 'availability']

/** Each field that both changed says what stands elsewhere, where that can be said in a few words. */
function conflictFaults(conflicts: readonly (keyof PersonValues)[], theirs: PersonValues): Faults {
  return Object.fromEntries(
    conflicts.map((name) => [
      name,
      toldByName.includes(name)
        ? 'Changed in another window as well. Save again to keep what stands here.'
        : `In the other window: “${String(theirs[name])}”. Save again to keep what stands here.`,
    ]),
  )
}
