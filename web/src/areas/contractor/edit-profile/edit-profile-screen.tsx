import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { BackToProfile } from '../back-to-profile.tsx'
import { EditProfile } from './edit-profile.tsx'

export default function EditProfileScreen() {
  return (
    <Screen
      title="Edit Profile"
      description="Your details, career, resume, photo and description."
      breadcrumbs={<BackToProfile />}
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
