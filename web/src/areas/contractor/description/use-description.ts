import {
  contractorDescription,
  contractorSettings,
  words,
  wordsFor,
  type ContractorProfile,
  type Refusal,
} from '@headframe/wire'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { useOneOpen } from '../../../parts/account-settings/one-open.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { profileToast } from '../profile-toast.ts'
import { descriptionForm } from './description-place.tsx'

/** Everything that may be done about the written description, and why the last of it failed. */
export function useDescription({
  ai_description_revision: revision,
}: Pick<ContractorProfile, 'ai_description_revision'>) {
  const toast = useToast()
  const { open, turnTo } = useOneOpen()
  const writing = useWrite(contractorDescription.write, {
    onDone: () => toast.success(words.descriptionReady, profileToast),
    onRefused,
  })
  const removing = useWrite(contractorDescription.remove, {
    onDone: () => toast.success('Your description has been removed.'),
    onRefused,
  })
  const offering = useWrite(contractorDescription.remove, { onRefused })
  const refusing = useWrite(contractorSettings.refuseDescription, {
    onDone: () =>
      toast.undo(
        'You will not be offered a description again.',
        () => void attempt(() => offering.ask({})),
      ),
    onRefused,
    inWords: (refusal) => wordsFor(refusal, contractorDescription.write),
  })
  const doings = [writing, removing, offering, refusing]

  function attempt<Doing>(doing: () => Doing): Doing {
    for (const { forget } of doings) forget()
    return doing()
  }

  return {
    problem: doings.find(({ problem }) => problem)?.problem,
    isWriting: writing.isAsking,
    isChanging: removing.isAsking || offering.isAsking || refusing.isAsking,
    isEditing: open === descriptionForm,
    edit: () => attempt(() => turnTo(descriptionForm)),
    write: () => attempt(() => writing.ask({ revision })),
    remove: () => attempt(() => removing.ask({})),
    refuse: () => attempt(() => refusing.ask({ setting: 'refuseAIDescription' })),
    offerAgain: () => attempt(() => offering.ask({})),
  }
}

/** The profile is not as this screen had it: shown anew, it says why. */
function onRefused({ status }: Refusal): void {
  if (status === 409) refreshReads()
}

export type DescriptionDoings = ReturnType<typeof useDescription>
