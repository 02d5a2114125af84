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
import { write } from '../../../calls/use-write.ts'
import { useForm } from '../../../forms/use-form.ts'
import { keptTyping, useKeptTyping } from '../../../forms/use-kept-typing.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { changedFields, joinPerson } from '../../../parts/person-form/join-person.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personOf, type PersonValues } from '../../../parts/person-form/person-values.ts'
import { personFaults, updateFields } from '../../../parts/person-form/person-names.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { profileToast } from '../profile-toast.ts'

/** The own profile as a form: judged whole, never emptied by a failure, and saved as far as it was changed. */
export function usePersonForm(profile: ContractorProfile) {
  const toast = useToast()
  const key = `contractorProfileEdit-${profile.uuid}`
  const [began] = useState(() => {
    const asRead = personOf(profile)
    return keptTyping(key, { saved: asRead, values: asRead })
  })
  const [saved, setSaved] = useState(began.saved)
  const form = useForm<PersonValues, PersonValues>({
    call: contractorProfiles.update,
    initial: began.values,
    judge: (values) => faultsIn(values, saved),
    tell: (faults) => textToTell(contractorProfiles.update, faults),
    send: save,
    told,
    onDone(values) {
      setSaved(values)
      toast.success(words.profileSaved, profileToast)
    },
  })
  const { store } = form
  const isUnsaved = useStored(store, ({ values }) => changedFields(saved, values).length > 0)
  useKeptTyping({
    key,
    kind: 'contractor',
    typed: () => (isUnsaved ? { saved, values: store.state().values } : undefined),
  })

  /** Answers what was saved: what stands here, with what was changed elsewhere meanwhile. */
  async function save(mine: PersonValues): Promise<PersonValues> {
    const theirs = personOf(await send(contractorProfiles.own, {}))
    const { values, conflicts } = joinPerson({ base: saved, mine, theirs })
    for (const name of changedFields(mine, values)) store.set(name, values[name])
    setSaved(theirs)
    // Whoever has seen what was said elsewhere may save over it.
    if (conflicts.length > 0)
      throw new Refusal('CHANGED_ELSEWHERE', {
        text: words.profileChangedElsewhere,
        fields: conflictFaults(conflicts, theirs),
      })

    await write(contractorProfiles.update, changesOf(theirs, values), { losesNothing: true })
    return values
  }

  return { ...form, isUnsaved }
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
