import type { CompanyJob } from '@headframe/wire'

/** What has to be known of a job to offer what can be done with it. */
export type ActedJob = Pick<CompanyJob, 'uuid' | 'title' | 'status' | 'pending'>
