import { contractorFacts, type Refusal, type ResumeFact } from '@headframe/wire'

import { useWrite } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { nameOfFact } from './fact-kinds.ts'

interface Told {
  /** Where nothing in the place itself tells it. */
  onRefused?: (refusal: Refusal, text: string) => void
}

/** What only its owner says goes at once, and comes back with one press: no resume could bring it back. */
export function useRemoval(fact: ResumeFact | null, told: Told = {}) {
  const toast = useToast()
  const restoring = useWrite(contractorFacts.add, { onRefused: (_, text) => toast.error(text) })
  return useWrite(contractorFacts.hide, {
    ...told,
    onDone() {
      if (!fact) return
      toast.undo(`“${nameOfFact(fact)}” is removed.`, () => void restoring.ask(fact))
    },
  })
}
