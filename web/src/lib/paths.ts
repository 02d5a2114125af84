/**
 * Every address of a screen, spelled here and nowhere else. `$name` is a part that the address
 * carries; the router checks at compile time that a link fills it in.
 */
export const paths = {
  home: '/',
  /** Where the app begins that somebody has installed: `site.webmanifest` names it, too. */
  start: '/start',
  resetPassword: '/reset-password/$token',
  resetPasswordWithoutToken: '/reset-password',
  sharedContractor: '/contractors/$uuid',
  availability: '/availability/$token',
  privacy: '/privacy',
  sampleJob: '/test',

  contractor: {
    register: '/contractor/register',
    signUp: '/contractor/signup',
    login: '/contractor/login',
    logout: '/contractor/logout',
    forgotPassword: '/contractor/forgot-password',
    jobs: '/contractor/jobs',
    jobsAt: '/contractor/jobs/$signpost',
    job: '/contractor/job/$jobId',
    company: '/contractor/company/$slug',
    companyWithoutSlug: '/contractor/company',
    profile: '/contractor/profile',
    editProfile: '/contractor/profile/edit',
    facts: '/contractor/profile/facts',
    appliedJobs: '/contractor/applied-jobs',
    savedJobs: '/contractor/saved-jobs',
    savedSearches: '/contractor/saved-searches',
    jobWishes: '/contractor/job-wishes',
    settings: '/contractor/settings',
    communities: '/contractor/talent-communities',
    community: '/contractor/talent-communities/$id',
  },

  company: {
    register: '/company/register',
    signUp: '/company/signup',
    login: '/company/login',
    logout: '/company/logout',
    forgotPassword: '/company/forgot-password',
    invitation: '/company/invitation/$token',
    dashboard: '/company/dashboard',
    postJob: '/company/post-job',
    manageJobs: '/company/manage-jobs',
    viewJob: '/company/view-job/$jobId',
    applicant: '/company/view-job/$jobId/applicant/$profile_hash',
    editJob: '/company/edit-job/$jobId',
    pools: '/company/talent-pools',
    pool: '/company/talent-pools/$id',
    poolMember: '/company/talent-pools/$id/member/$memberId',
    paymentHistory: '/company/payment-history',
    editProfile: '/company/profile/edit',
    settings: '/company/settings',
  },

  staff: {
    start: '/admin',
    login: '/admin/login',
    logout: '/admin/logout',
    profiles: '/admin/profiles',
    removed: '/admin/removed-profiles',
    joins: '/admin/same-people',
    profile: '/admin/profiles/$profileHash',
    pools: '/admin/talent-pools',
    pool: '/admin/talent-pools/$poolHash',
    uploads: '/admin/uploads',
    review: '/admin/uploads/$fileHash',
    settings: '/admin/settings',
  },

  admin: {
    auth: '/dashboard/auth',
    openLink: '/dashboard/auth/$token',
    dashboard: '/dashboard',
    companies: '/dashboard/companies',
    company: '/dashboard/companies/$companyId',
    payments: '/dashboard/payments',
    jobs: '/dashboard/jobs',
    companyJobs: '/dashboard/jobs/$companyId',
    job: '/dashboard/job/$jobUUID',
    contractors: '/dashboard/contractors',
    contractor: '/dashboard/contractors/$contractorId',
    staff: '/dashboard/staff',
    register: '/dashboard/register',
    health: '/dashboard/health',
  },

  /** Older addresses that only lead on. */
  marketplace: {
    start: '/marketplace',
    login: '/marketplace/contractor/login',
  },

  /** The development page of the kit; not part of what is shipped. */
  kit: '/kit',
} as const

/** Served by the server itself: followed by the browser, not by the router. */
export const apiDocs = '/api/docs'

/** A person’s picture, a square. */
export function pictureOf(photoHash: string): string {
  return `/pictures/${photoHash}-cropped.jpg`
}

/** Where the jobs of a role, a place or both are listed, for what is no link of the router. */
export function signpostAddress(slug: string): string {
  return paths.contractor.jobsAt.replace('$signpost', encodeURIComponent(slug))
}

/** Where a job is read, for what is no link of the router: a way back, search engines. */
export function jobAddress(slug: string): string {
  return paths.contractor.job.replace('$jobId', encodeURIComponent(slug))
}
