import type { CompanyProfile } from '@headframe/wire'

/** A profile that may be published, of no particular industry, unless a test says otherwise. */
export function aProfile(changes: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    id: 'company-1',
    slug: 'saltbush-civil',
    name: 'Saltbush Civil',
    logo: null,
    logo_type: null,
    website: 'https://saltbush.example',
    office_address: '14 Wattle Street, Kambalda WA',
    employee_size: '51-200',
    industry: 4,
    industry_name: 'Construction and Civil',
    summary: 'We build roads where there are none.',
    commodities: [],
    key_people: [{ first_name: 'Marnie', last_name: 'Okafor', role: 'Managing Director' }],
    key_projects: [],
    ticker: null,
    market_cap: null,
    cash_in_bank: null,
    field_roster: null,
    typical_hours: '6 am to 6 pm',
    facilities: null,
    software_used: [],
    creation_date: 1_790_000_000,
    is_draft: false,
    published_date: 1_790_000_000,
    revision: 1,
    ...changes,
  }
}
