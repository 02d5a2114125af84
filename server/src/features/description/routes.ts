import { contractorDescription } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { removeDescription } from './remove-description.ts'
import { writeDescription } from './write-description.ts'

export const descriptionRoutes = implement(contractorDescription, {
  write: writeDescription,
  remove: removeDescription,
})
