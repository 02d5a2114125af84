import type { companyRegistrationInProgress } from '@headframe/wire'
import { mustFindListing } from '../../market/companies/listed-companies.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const showMarketData: UseCase<typeof companyRegistrationInProgress.marketData> = async (
  { world },
  { ticker },
) => mustFindListing(world, ticker)
