import type { OpenCommunity } from '@headframe/wire'

/** A talent community as contractors find it; whatever matters to a test is said there. */
export function aCommunity(own: Partial<OpenCommunity> = {}): OpenCommunity {
  return {
    id: 'pool-1',
    title: 'Shutdown fitters',
    status: 'active',
    work_type: 'either',
    location: 'Karratha WA',
    location_lat: null,
    location_lng: null,
    applicants_count: 0,
    accepted_count: 0,
    pending_count: 0,
    qualifications: [],
    project_id: null,
    project_name: null,
    company_name: 'Saltbush Mining',
    company_logo: null,
    company_slug: 'saltbush-mining',
    budget: null,
    timeline_date: '2027-02-01',
    creation_date: 1_700_000_000,
    applicationStatus: null,
    unread: 0,
    match: null,
    ...own,
  }
}

/** What is told besides of one, where it stands in full. */
export const inFull = {
  description_html: '<p>Short jobs.</p>',
  requirements: [],
  project: null,
  avg_rate: null,
  avg_experience: null,
  application_date: 1_700_000_000,
  reason: null,
}
