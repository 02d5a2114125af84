import * as z from 'zod/mini'
import { careerStep, study, ticket } from '../contractor/career.ts'
import { answer, availabilityLabels } from '../contractor/profile.ts'
import { instant } from '../core/fields.ts'
import { rateTypes } from '../options.ts'
import { match } from './match.ts'
import { rateCategories } from './job-options.ts'

const textOrNull = z.nullable(z.string())

/** From where they live to where the work is, as the crow flies; null where either is not known. */
export const distance = z.nullable(z.int())

/**
 * While the applicant has not been told of a decision: until when that is so for sure, and how the application
 * stood when they were told last. Whoever decides that again takes the decision back, and no letter is sent.
 */
export const undo = z.nullable(z.object({ until: instant, status: z.int(), reason: z.string() }))

/** Whom a company looks at whole: somebody who applied, or is in a talent pool of theirs. */
export const candidateProfile = z.object({
  profile_hash: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  industry: textOrNull,
  role: textOrNull,
  role_id: z.nullable(z.int()),
  suburb: textOrNull,
  state: textOrNull,
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  availability: z.number(),
  availability_label: z.nullable(z.enum(availabilityLabels)),
  /** The day on which they said so. */
  availability_date: z.nullable(instant),
  visa_status: textOrNull,
  visa_status_other: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  updated_total_experience: z.nullable(z.int()),
  updated_experience_company: z.nullable(z.int()),
  current_company: textOrNull,
  /** JSON text of a list of names, newest first. */
  companies: z.string(),
  contract_type: textOrNull,
  ideal_role: textOrNull,
  ai_description: textOrNull,
  ai_description_changed: z.boolean(),
  ai_description_outdated: z.boolean(),
  photo_hash: textOrNull,
  answers: z.array(answer),
  has_resume: z.boolean(),
  /** As on the contractor's own profile: read from the resume that is active today. */
  career: z.array(careerStep),
  studies: z.array(study),
  skills: z.array(z.string()),
  licences: z.array(z.string()),
  tickets: z.array(ticket),
  distance_km: distance,
  /** What the job pays, in what it calls it; null through a talent pool. */
  offered: z.nullable(
    z.object({
      rate_category: z.enum(rateCategories),
      rate: z.nullable(z.number()),
      rate_type: z.nullable(z.enum(rateTypes)),
    }),
  ),
  application: z.nullable(
    z.object({
      application_id: z.string(),
      status: z.int(),
      application_date: instant,
      /** While it is pending there is no decision. */
      decision_date: z.nullable(instant),
      reason: textOrNull,
      undo,
    }),
  ),
  match,
})
export type CandidateProfile = z.output<typeof candidateProfile>
