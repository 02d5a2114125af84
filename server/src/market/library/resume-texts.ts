import { sql } from 'kysely'

/** All that the resumes of a `profile` say: those that staff have filed under it, and the contractor's own. */
export const resumeTexts = sql<string[]>`array(
  select content from upload where upload.profile_id = profile.id and content is not null
  union all
  select resume_reading.content from resume
  join resume_reading on resume_reading.resume_id = resume.id
  where resume.contractor_id = profile.contractor_id and resume.place = 'active'
)`
