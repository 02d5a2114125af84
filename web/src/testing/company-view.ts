import type { CompanyView } from '@headframe/wire'

/** A company that has told nothing but its name, and what the test says. */
export function aCompanyView(known: Partial<CompanyView> = {}): CompanyView {
  return {
    id: '7',
    slug: 'redback-ridge',
    name: 'Redback Ridge',
    logo: null,
    website: null,
    summary: null,
    industry: null,
    employee_size: null,
    head_office: null,
    office_address: null,
    ticker: null,
    market_cap: null,
    market_cap_date: null,
    key_people: [],
    commodities: [],
    software_used: [],
    field_roster: null,
    typical_hours: null,
    facilities: null,
    key_projects: [],
    talent_pools: [],
    talentPools: [],
    open_jobs: [],
    ...known,
  }
}
