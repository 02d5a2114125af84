import { applicantNotes } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { addNote, editNote, findNoted, findOwnNote, removeNote, showShared } from './notes.ts'

export const applicantNoteRoutes = implement(applicantNotes, {
  shared: showShared,
  add: on(findNoted, addNote),
  edit: on(findOwnNote, editNote),
  delete: removeNote,
})
