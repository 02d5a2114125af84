import type { OpenJobDetail } from '@headframe/wire'

const day = 24 * 3600

/** A job that nobody has posted: it shows how a job looks with everything told. */
export function sampleJob(nowSeconds: number): OpenJobDetail {
  return {
    uuid: '00000000-0000-4000-8000-000000000000',
    slug: 'sample-drill-and-blast-engineer',
    title: 'Drill and Blast Engineer (sample)',
    company_name: 'Sample Mining Company',
    company_slug: '',
    company_logo: null,
    industry: 'Mining',
    role: 'Drill and Blast Engineer',
    work_location: 'Kalgoorlie WA',
    location_lat: -30.749,
    location_lng: 121.466,
    creation_date: nowSeconds - 3 * day,
    published_date: nowSeconds - 2 * day,
    expired_date: nowSeconds + 28 * day,
    status: 1,
    accepts_applications: true,
    description_rendered:
      '<p>This page is made of sample data. Nobody can apply to it.</p>' +
      '<h2>What you would do</h2>' +
      '<ul><li>Design drill and blast patterns for two open pits.</li>' +
      '<li>Follow the shots up with the survey and geology teams.</li></ul>' +
      '<h2>What you would bring</h2>' +
      '<ul><li>Three years in open cut drill and blast.</li>' +
      '<li>A current <strong>shotfirer ticket</strong> is welcome.</li></ul>',
    work_type: 'contract',
    contract_length: '6-12 months',
    contract_start_date: 1,
    start_date: 1,
    rate_category: 'custom_rate',
    rate: 95,
    rate_type: 'hour',
    work_arrangement: 'fifo',
    roster: '8:6',
    roster_on: 8,
    roster_off: 6,
    other_rosters: [],
    hours: '12 hours a day',
    is_project: 1,
    project_description: 'A cutback of the southern pit, from the first bench to the final wall.',
    project_timeframe: '18 months',
    project_stage: 'Development',
    project_team_size: '40',
    project_budget: '$25 million',
    hasApplied: false,
    application: null,
    saved: false,
    match: null,
  }
}
