import { contractorFacts } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import {
  addFact,
  correctFact,
  hideFact,
  keepFormer,
  settleFacts,
  showFacts,
} from './correct-facts.ts'

export const contractorFactRoutes = implement(contractorFacts, {
  show: showFacts,
  add: addFact,
  keepFormer,
  correct: correctFact,
  hide: hideFact,
  settle: settleFacts,
})
