import { staffProfiles } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { listAll, listPage } from './list-profiles.ts'
import { showProfile } from './show-profile.ts'

export const staffProfileRoutes = implement(staffProfiles, {
  list: listPage,
  all: listAll,
  one: showProfile,
})
