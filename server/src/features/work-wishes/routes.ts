import { contractorWishes } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkWishes, saveWishes, showWishes } from './wishes.ts'

export const workWishRoutes = implement(contractorWishes, {
  show: showWishes,
  save: on(checkWishes, saveWishes),
})
