import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { PhotoForm } from '../photo/photo-form.tsx'
import { photoUnsaved, usePhoto } from '../photo/use-photo.ts'

export function OwnPhoto() {
  const photo = usePhoto()
  return (
    <>
      <PhotoForm photo={photo} />
      <LeaveGuard isUnsaved={photo.chosen !== undefined} says={photoUnsaved} />
    </>
  )
}
