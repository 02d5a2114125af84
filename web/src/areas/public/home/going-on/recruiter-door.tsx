import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../parts/links.tsx'
import { Card } from '../../../../ui/data/card.tsx'

interface RecruiterDoorProps {
  isStaff: boolean
  isAdministrator: boolean
}

/** Recruiters and administrators have no business on this page: their work is elsewhere. */
export function RecruiterDoor({ isStaff, isAdministrator }: RecruiterDoorProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h2 className="text-xl">You are signed in to run the marketplace</h2>
      <div className="flex flex-wrap gap-3">
        {isStaff && <ButtonLink to={paths.staff.profiles}>Profiles</ButtonLink>}
        {isAdministrator && <ButtonLink to={paths.admin.dashboard}>Admin dashboard</ButtonLink>}
      </div>
    </Card>
  )
}
