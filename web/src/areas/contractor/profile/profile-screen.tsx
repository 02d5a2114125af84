import { Pencil } from 'lucide-react'
import { contractorProfiles } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ProfileSkeleton } from '../../../parts/profile/profile-skeleton.tsx'
import { ShareProfile } from '../sharing/share-profile.tsx'
import { OwnProfile } from './own-profile.tsx'

export default function ProfileScreen() {
  const { uuid, sharing_enabled } = useRead(contractorProfiles.account, {})

  return (
    <Screen
      title="Profile Preview"
      description="Your profile as companies see it, with a link to share."
      actions={
        <>
          <ButtonLink to={paths.contractor.editProfile} variant="secondary">
            <Pencil aria-hidden />
            Edit profile
          </ButtonLink>
          <ShareProfile uuid={uuid} isShared={sharing_enabled} />
        </>
      }
    >
      <Part loading={<ProfileSkeleton className="min-h-dvh" />}>
        <OwnProfile />
      </Part>
    </Screen>
  )
}
