import type { ContractorProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { CareerTimeline } from './career-timeline.tsx'
import { ContactSection } from './contact-section.tsx'
import { DescriptionText } from './description-text.tsx'
import { ProfileHero } from './profile-hero.tsx'
import { ProfileSection } from './profile-section.tsx'
import { readableDescription } from './profile-words.ts'
import { ResumeFacts } from './resume-facts.tsx'

interface ProfileViewProps {
  profile: ContractorProfile
  heading: 'h1' | 'h2'
  /** In place of the description, for those who may have it written. */
  description?: ReactNode
  /** In place of a career that nobody has read yet. */
  withoutCareer?: ReactNode
}

/** A whole profile: who it is, then in their words, then what they did; how to reach them beside it. */
export function ProfileView({ profile, heading, description, withoutCareer }: ProfileViewProps) {
  const answers = profile.answers.filter(({ response }) => response !== '')

  return (
    <div className="flex flex-col gap-6">
      <ProfileHero profile={profile} heading={heading} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {description ?? <Description text={readableDescription(profile)} />}
          {profile.ideal_role && (
            <ProfileSection title="What they are looking for">
              <p className="max-w-measure text-lg whitespace-pre-line">{profile.ideal_role}</p>
            </ProfileSection>
          )}
          {profile.career.length > 0 ? (
            <ProfileSection title="Career" note="Read from the resume.">
              <CareerTimeline steps={profile.career} />
            </ProfileSection>
          ) : (
            withoutCareer
          )}
          {answers.length > 0 && (
            <ProfileSection title="In their own words">
              <dl className="flex flex-col gap-5">
                {answers.map(({ id, question, response }) => (
                  <div key={id} className="max-w-measure">
                    <dt className="font-semibold">{question}</dt>
                    <dd className="mt-1 whitespace-pre-line text-ink-2">{response}</dd>
                  </div>
                ))}
              </dl>
            </ProfileSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactSection profile={profile} />
          <ResumeFacts profile={profile} />
        </div>
      </div>
    </div>
  )
}

function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <ProfileSection title="About">
      <DescriptionText text={text} />
    </ProfileSection>
  )
}
