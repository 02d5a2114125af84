import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'

interface NoSuchPersonProps {
  failed: unknown
  onRetried: () => void
}

/** In the place of somebody who was removed, never was, or did not come. */
export function NoSuchPerson({ failed, onRetried }: NoSuchPersonProps) {
  return (
    <NotThere
      failed={failed}
      what="profile"
      why="It may have been removed. Whoever was removed can be brought back for 30 days."
      wayBack={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to={paths.staff.profiles}>All profiles</ButtonLink>
          <ButtonLink to={paths.staff.removed} variant="secondary">
            Removed profiles
          </ButtonLink>
        </div>
      }
      onRetried={onRetried}
    />
  )
}
