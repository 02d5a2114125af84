import type { ReviewedField } from '@headframe/wire'
import type { Fact, ResumeFacts } from '../../resumes/resume-facts.ts'

/** What the reader calls the fields of a review. */
const names = {
  full_name: 'fullName',
  current_role: 'currentRole',
  current_company: 'currentCompany',
  email: 'email',
  phone: 'phone',
  location: 'location',
  linkedin_url: 'linkedinUrl',
  visa: 'workRights',
} as const satisfies Record<ReviewedField, keyof ResumeFacts>

export function factOf(facts: ResumeFacts, field: ReviewedField): Fact<string> | undefined {
  return facts[names[field]]
}

interface Corrections {
  readonly current_role?: string | null | undefined
  readonly current_company?: string | null | undefined
}

/** What a resume says after a reviewer has looked: role and company are read from it, and not from the profile. */
export function corrected(facts: ResumeFacts, sent: Corrections): ResumeFacts {
  const { currentRole, currentCompany, companies, ...others } = facts
  const role = correctedFact(currentRole, sent.current_role)
  const company = correctedFact(currentCompany, sent.current_company)
  return {
    ...others,
    ...(role && { currentRole: role }),
    ...(company && { currentCompany: company }),
    companies: renamed(companies, currentCompany?.value, company?.value),
  }
}

function correctedFact(
  read: Fact<string> | undefined,
  sent: string | null | undefined,
): Fact<string> | undefined {
  if (sent === undefined || sent === read?.value) return read
  return sent === null ? undefined : { value: sent, confidence: 1, spans: [] }
}

/** The employers, where the present one is called as the reviewer has it. */
function renamed(
  companies: readonly string[],
  read: string | undefined,
  now: string | undefined,
): readonly string[] {
  if (now === read) return companies
  const others = companies.filter((company) => company !== read && company !== now)
  return now === undefined ? others : [now, ...others]
}
