import type { ContractorProfile } from '@headframe/wire'

import { DescriptionText } from './description-text.tsx'
import { ProfileSection } from './profile-section.tsx'
import { readableDescription } from './profile-words.ts'

type Described = Pick<
  ContractorProfile,
  'first_name' | 'ai_description' | 'ai_description_changed' | 'ai_description_outdated'
>

/** The description, where there is one to read. */
export function About({ profile }: { profile: Described }) {
  const text = readableDescription(profile)
  if (!text) return null
  return (
    <ProfileSection title="About">
      <DescriptionText
        text={text}
        changedBy={profile.ai_description_changed ? profile.first_name : undefined}
        isOutdated={profile.ai_description_outdated}
      />
    </ProfileSection>
  )
}

export function IdealRole({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <ProfileSection title="What they are looking for">
      <p className="max-w-measure text-lg whitespace-pre-line">{text}</p>
    </ProfileSection>
  )
}

/** What they say to the questions of their role. */
export function Answers({ answers }: Pick<ContractorProfile, 'answers'>) {
  const given = answers.filter(({ response }) => response !== '')
  if (given.length === 0) return null
  return (
    <ProfileSection title="In their own words">
      <dl className="flex flex-col gap-5">
        {given.map(({ id, question, response }) => (
          <div key={id} className="max-w-measure">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 whitespace-pre-line text-ink-2">{response}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}
