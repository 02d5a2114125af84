import { contractorProfiles } from '@headframe/wire'
import { useState, type ReactNode } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { DescriptionSettings } from '../description/description-settings.tsx'
import { PhotoForm } from '../photo/photo-form.tsx'
import { usePhoto } from '../photo/use-photo.ts'
import { ResumeCard } from '../resume/resume-card.tsx'
import { PersonForm } from './person-form.tsx'
import { useFieldOfAddress } from './use-field-of-address.ts'

/** The form of the profile, and beside it what has a button of its own: photo, resume, description. */
export function EditProfile() {
  const profile = useRead(contractorProfiles.own, {})
  const { profile_complete } = useRead(contractorProfiles.account, {})
  const photo = usePhoto()
  const [file, choose] = useState<File>()
  const resume = { file, choose }
  useFieldOfAddress()

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <PersonForm profile={profile} beside={{ photo, resume }} />
      <div className="flex min-w-0 flex-col gap-6">
        <Beside id="photo" title="Photo">
          <PhotoForm photo={photo} />
        </Beside>
        <Beside id="resume" title="Resume">
          <ResumeCard chosen={resume} />
          {profile.has_resume && (
            <TextLink
              to={paths.contractor.facts}
              look="alone"
              className="mt-2 inline-flex min-h-11 items-center"
            >
              Change, hide or add to what was read
            </TextLink>
          )}
        </Beside>
        <Beside id="description" title="AI description">
          <DescriptionSettings profile={profile} isComplete={profile_complete} />
        </Beside>
      </div>
    </div>
  )
}

function Beside({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-20">
      <ProfileSection title={title} aside>
        <Part loading={<Skeleton className="h-24 rounded-md" />}>{children}</Part>
      </ProfileSection>
    </div>
  )
}
