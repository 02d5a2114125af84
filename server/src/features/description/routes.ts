import { contractorDescription } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { removeDescription } from './remove-description.ts'
import { checkStanding, saveDescription } from './save-description.ts'
import { writeDescription } from './write-description.ts'

export const descriptionRoutes = implement(contractorDescription, {
  write: writeDescription,
  save: on(checkStanding, saveDescription),
  remove: removeDescription,
})
