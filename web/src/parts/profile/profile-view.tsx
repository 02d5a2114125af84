import type { ContractorProfile } from '@headframe/wire'
import { useState, type ReactNode } from 'react'

import { ContactSection } from './contact-section.tsx'
import { About, Answers, IdealRole } from './own-words.tsx'
import { factsOf } from './profile-facts.ts'
import { ProfileHero } from './profile-hero.tsx'
import { companiesOf, fieldOfWork, presentWork } from './profile-words.ts'
import { Career, Companies, Skills } from './resume-facts.tsx'
import { Studies } from './studies.tsx'
import { Tickets } from './tickets.tsx'

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
  const [now] = useState(() => new Date())

  return (
    <div className="flex flex-col gap-6">
      <ProfileHero
        profile={profile}
        work={presentWork(profile) ?? fieldOfWork(profile)}
        facts={factsOf(profile, now)}
        heading={heading}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {description ?? <About profile={profile} />}
          <IdealRole text={profile.ideal_role} />
          {profile.career.length > 0 ? (
            <Career
              career={profile.career}
              left_unread={profile.left_unread}
              read_from_picture={profile.read_from_picture}
            />
          ) : (
            withoutCareer
          )}
          <Answers answers={profile.answers} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactSection profile={profile} />
          <Tickets tickets={profile.tickets} />
          <Studies studies={profile.studies} />
          <Skills skills={profile.skills} />
          <Companies title="Companies" names={companiesOf(profile)} />
        </div>
      </div>
    </div>
  )
}
