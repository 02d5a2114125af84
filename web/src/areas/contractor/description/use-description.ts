import { contractorDescription, contractorSettings, Refusal, words } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/toast.tsx'
import { profileToast } from '../profile-toast.ts'

/** Everything that may be done about the written description, and why the last of it failed. */
export function useDescription() {
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const writing = useWrite(contractorDescription.write)
  const removing = useWrite(contractorDescription.remove)
  const refusing = useWrite(contractorSettings.refuseDescription)

  async function attempt(doing: () => Promise<unknown>, done: () => void): Promise<void> {
    setProblem(undefined)
    try {
      await doing()
      done()
    } catch (failed) {
      setProblem(textOfFailure(failed, contractorDescription.write))
      // The profile is not as this screen had it: shown anew, it says why.
      if (failed instanceof Refusal && failed.status === 409) refreshReads()
    }
  }

  const offerAgain = () =>
    attempt(
      () => removing.ask({}),
      () => {},
    )

  return {
    problem,
    isWriting: writing.isAsking,
    isChanging: removing.isAsking || refusing.isAsking,
    write: () =>
      attempt(
        () => writing.ask({}),
        () => toast.success(words.descriptionReady, profileToast),
      ),
    remove: () =>
      attempt(
        () => removing.ask({}),
        () => toast.success('Your description has been removed.'),
      ),
    refuse: () =>
      attempt(
        () => refusing.ask({ setting: 'refuseAIDescription' }),
        () => toast.undo('You will not be offered a description again.', () => void offerAgain()),
      ),
    offerAgain,
  }
}

export type DescriptionDoings = ReturnType<typeof useDescription>
