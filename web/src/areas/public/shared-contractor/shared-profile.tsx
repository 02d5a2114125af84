import { contractorProfiles } from '@headframe/wire'
import { Eye } from 'lucide-react'

import { useDocument } from '../../../calls/screen.tsx'
import { useSession } from '../../../calls/session.ts'
import { useGlance, useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { ProfileView } from '../../../parts/profile/profile-view.tsx'

export default function SharedProfile({ uuid }: { uuid: string }) {
  const profile = useRead(contractorProfiles.shared, { uuid })
  const { isContractorLoggedIn } = useSession()
  const account = useGlance(contractorProfiles.account, {}, isContractorLoggedIn)
  const name = fullName(profile)
  useDocument(name, `The shared profile of ${name}.`)

  return (
    <>
      {account?.uuid === profile.uuid && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm">
          <Eye aria-hidden className="size-5 shrink-0 text-ink-2" />
          <span>This is how others see your profile.</span>
          <TextLink to={paths.contractor.profile}>Back to Profile Preview</TextLink>
        </p>
      )}
      <ProfileView profile={profile} heading="h1" />
    </>
  )
}
