import { adminSearch } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { didYouMean } from './did-you-mean.ts'

export const adminSearchRoutes = implement(adminSearch, { didYouMean })
