import type { JobSignpost } from '@headframe/wire'

import { paths } from '../../../../lib/paths.ts'
import { SignpostList } from '../../../../parts/job/signpost-list.tsx'
import { TextLink } from '../../../../parts/links.tsx'

/** What is open beside these jobs: the same role in other places, and other roles in the same one. */
export function Neighbours({
  signpost: { role, place, roles, places },
}: {
  signpost: JobSignpost
}) {
  return (
    <div className="mt-8 flex flex-col gap-8 border-t border-line pt-8">
      <SignpostList heading={rolesHeading(role, place)} links={roles} />
      <SignpostList heading={placesHeading(role, place)} links={places}>
        {role && place && (
          <TextLink to={paths.contractor.jobsAt} params={{ signpost: role.slug }} look="alone">
            {`All ${role.name} jobs`}
          </TextLink>
        )}
      </SignpostList>
    </div>
  )
}

type Role = JobSignpost['role']
type Place = JobSignpost['place']

function rolesHeading(role: Role, place: Place): string {
  if (place) return `${role ? 'Other roles' : 'Roles'} ${place.where}`
  return 'Roles like this one'
}

function placesHeading(role: Role, place: Place): string {
  if (!role) return 'Jobs nearby'
  return place ? `${role.name} jobs elsewhere` : `${role.name} jobs by place`
}
