import type { companyPages, CompanyView } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { addressOfLogo } from '../../market/companies/logos.ts'
import { listItemOf } from '../../market/jobs/list-item.ts'
import { findHome } from '../../market/people/home.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findMarketValue } from './market-value.ts'
import { findPublicCompany, listActivePools, listOpenJobs } from './queries.ts'
import type { PublicCompany } from './queries.ts'

export const showCompanyPage: UseCase<typeof companyPages.page> = async (
  { db, actor, now, world },
  { slug },
) => {
  const company = await findPublicCompany(db, slug)
  if (!company) throw new Refusal('NOT_FOUND')

  const { contractorId } = actor ?? {}
  const [value, pools, jobs, home] = await Promise.all([
    findMarketValue(world.marketData, company.face),
    listActivePools(db, company.id),
    listOpenJobs(db, company.id, contractorId, now),
    findHome(db, contractorId),
  ])
  return {
    ...whatItSays(company, world.config.apiUrl),
    market_cap: value?.amount ?? null,
    market_cap_date: value?.asOf ? instantOf(value.asOf) : null,
    talent_pools: pools,
    talentPools: pools,
    open_jobs: jobs.map((job) => listItemOf(job, { now, apiUrl: world.config.apiUrl, home })),
  }
}

type Computed = 'market_cap' | 'market_cap_date' | 'talent_pools' | 'talentPools' | 'open_jobs'

function whatItSays(
  { id, slug, name, industry, face }: PublicCompany,
  apiUrl: string,
): Omit<CompanyView, Computed> {
  return {
    id,
    slug,
    name,
    industry,
    logo: addressOfLogo(apiUrl, face.logo ?? null),
    website: face.website ?? null,
    summary: face.summary ?? null,
    employee_size: face.employee_size ?? null,
    head_office: face.office_address ?? null,
    office_address: face.office_address ?? null,
    ticker: face.ticker ?? null,
    key_people: (face.key_people ?? []).map(({ first_name, last_name, role }) => ({
      first_name,
      last_name,
      name: `${first_name} ${last_name}`.trim(),
      role,
      position: role,
    })),
    commodities: [...(face.commodities ?? [])],
    software_used: [...(face.software_used ?? [])],
    field_roster: face.field_roster ?? null,
    typical_hours: face.typical_hours ?? null,
    facilities: face.facilities ?? null,
    key_projects: [...(face.key_projects ?? [])],
  }
}
