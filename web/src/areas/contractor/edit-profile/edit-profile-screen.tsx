import { ArrowLeft } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { EditProfile } from './edit-profile.tsx'

export default function EditProfileScreen() {
  return (
    <Screen
      title="Edit Profile"
      description="Your details, career, resume, photo and description."
      breadcrumbs={
        <TextLink
          to={paths.contractor.profile}
          look="alone"
          className="inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to profile
        </TextLink>
      }
    >
      <Part loading={<EditSkeleton />}>
        <EditProfile />
      </Part>
    </Screen>
  )
}

function EditSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]" aria-busy>
      <span role="status" className="sr-only">
        Loading your profile
      </span>
      <Skeleton className="h-192 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
