import { staffProfiles } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { listAll, listPage } from './list-profiles.ts'
import { addNote, showNotes } from './notes.ts'
import { listRemoved, removeProfile, restoreProfile } from './remove-profile.ts'
import { readTyped } from './read-typed.ts'
import { lockNamed, showProfile, showResume } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

export const staffProfileRoutes = implement(staffProfiles, {
  list: listPage,
  readSearch: readTyped,
  all: listAll,
  one: showProfile,
  notes: showNotes,
  addNote: on(lockNamed, addNote),
  update: on(lockNamed, updateProfile),
  remove: removeProfile,
  removed: listRemoved,
  restore: restoreProfile,
  resume: showResume,
})
