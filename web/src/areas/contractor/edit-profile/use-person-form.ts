import {
  contractorProfiles,
  judge,
  mustBeSound,
  Refusal,
  textToTell,
  words,
  wordsFor,
  type ContractorProfile,
} from '@headframe/wire'
import { useState } from 'react'

import { createFormStore } from '../../../calls/form-store.ts'
import { useStored } from '../../../calls/use-stored.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personOf, type PersonValues } from '../../../parts/person-form/person-values.ts'
import { personFaults, updateFields } from '../../../parts/person-form/person-names.ts'
import { useToast } from '../../../ui/toast.tsx'
import { profileToast } from '../profile-toast.ts'

/** The own profile as a form: judged whole, saved whole, and never emptied by a failure. */
export function usePersonForm(profile: ContractorProfile) {
  const toast = useToast()
  const [store] = useState(() => createFormStore(personOf(profile)))
  const [saved, setSaved] = useState(() => store.state().values)
  const { ask } = useWrite(contractorProfiles.update)
  const isUnsaved = useStored(store, ({ values }) => textOf(values) !== textOf(saved))

  async function save(): Promise<void> {
    const { values, isSending } = store.state()
    if (isSending) return
    const facts = { now: new Date(), storedAvailability: saved.availability }
    const faults = judgePerson(values, facts, 'all')
    if (Object.keys(faults).length > 0)
      return store.fail(textToTell(contractorProfiles.update, faults), faults)

    store.sending()
    try {
      const judgement = judge(contractorProfiles.update, updateFields(values))
      await ask(mustBeSound(contractorProfiles.update, judgement))
      store.sent()
      setSaved(values)
      toast.success(words.profileSaved, profileToast)
    } catch (failed) {
      const refusal = failed instanceof Refusal ? failed : new Refusal('INTERNAL')
      store.fail(wordsFor(refusal, contractorProfiles.update), personFaults(refusal.fields ?? {}))
    }
  }

  return { store, isUnsaved, save }
}

/** What would be sent: an answer that nobody has begun is the same as none. */
function textOf(values: PersonValues): string {
  const answers = values.answers?.filter(({ response }) => response !== '') ?? []
  return JSON.stringify({ ...values, answers })
}
