/** Where postings and talent pools are kept, and what came of comparing them: rounds for both are the same. */
export const openingKinds = {
  job: {
    table: 'job',
    id: 'job_id',
    reading: 'job_reading',
    match: 'job_match',
    application: 'job_application',
    /** Of two that suit as well, the newer one comes first. */
    since: 'published_at',
  },
  community: {
    table: 'community',
    id: 'community_id',
    reading: 'community_reading',
    match: 'community_match',
    application: 'community_member',
    since: 'created_at',
  },
} as const

export type OpeningKind = keyof typeof openingKinds
