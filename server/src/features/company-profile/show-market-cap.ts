import type { companyProfiles } from '@headframe/wire'
import { mustFindListing } from '../../market/companies/listed-companies.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const showMarketCap: UseCase<typeof companyProfiles.marketCap> = ({ world }, { ticker }) =>
  mustFindListing(world, ticker)
