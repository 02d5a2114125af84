import { contractorProfiles, type ContractorProfile } from '@headframe/wire'
import { ArrowRight } from 'lucide-react'

import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'

/** What keeps a profile from being complete, each with the way to its field. */
export function MissingFacts({ profile }: { profile: ContractorProfile }) {
  const answers = useRead(contractorProfiles.answers, {})
  const hasAnswers = answers.every(({ response }) => response.trim() !== '')
  const missing = factsOf(profile, hasAnswers).filter(({ isThere }) => !isThere)
  if (missing.length === 0) return null

  return (
    <Card as="section" aria-labelledby="missing" padding="none" className="p-5 sm:p-7">
      <h2 id="missing">Complete your profile</h2>
      <p className="mt-1 max-w-measure text-ink-2">
        Companies look for people by these facts. {countOf(missing.length)} still missing:
      </p>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {missing.map(({ label, field }) => (
          <li key={field}>
            <TextLink
              to={paths.contractor.editProfile}
              hash={field}
              look="alone"
              className="inline-flex min-h-11 items-center gap-2"
            >
              <ArrowRight aria-hidden className="size-4 shrink-0" />
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Fact {
  label: string
  /** The field of the edit screen where it is given. */
  field: string
  isThere: boolean
}

function factsOf(profile: ContractorProfile, hasAnswers: boolean): Fact[] {
  const { address, suburb, state, post_code } = profile
  const hasRole = profile.industryId !== null && profile.roleId !== null

  return [
    { label: 'Your resume', field: 'resume', isThere: profile.has_resume },
    { label: 'A photo', field: 'photo', isThere: profile.photo_hash !== null },
    {
      label: 'Your name',
      field: 'first_name',
      isThere: Boolean(profile.first_name && profile.last_name),
    },
    { label: 'A phone number', field: 'phone', isThere: Boolean(profile.phone) },
    {
      label: 'Your address',
      field: 'address',
      isThere: Boolean(address && suburb && state && post_code),
    },
    { label: 'Your work rights', field: 'visa_status', isThere: Boolean(profile.visa_status) },
    { label: 'Industry and role', field: 'industry', isThere: hasRole },
    {
      label: 'Answers to your role’s questions',
      field: 'role',
      isThere: !hasRole || hasAnswers,
    },
    { label: 'When you could start', field: 'availability', isThere: profile.availability !== 0 },
    { label: 'Your rate', field: 'rate', isThere: profile.rate !== null },
    {
      label: 'What you are looking for',
      field: 'ideal_role',
      isThere: Boolean(profile.ideal_role),
    },
  ]
}

function countOf(count: number): string {
  return count === 1 ? 'One is' : `${count} are`
}
