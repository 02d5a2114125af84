import { companyProfiles } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { ProfileEditor } from './profile-editor.tsx'

export default function EditProfileScreen() {
  return (
    <Screen
      title="Company Profile Editor"
      description="Your public company profile: edited as a draft, published when you say so."
    >
      <Part loading={<EditorSkeleton />}>
        <OwnProfile />
      </Part>
    </Screen>
  )
}

function OwnProfile() {
  const profile = useRead(companyProfiles.own, {})
  return <ProfileEditor key={profile.id} profile={profile} />
}
