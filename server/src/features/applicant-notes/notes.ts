import type { ApplicantNote, applicantNotes } from '@headframe/wire'
import { Refusal, sizes, words } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import {
  changeNote,
  deleteNote,
  findOwnApplication,
  holdOwnApplication,
  insertNote,
  listLooks,
  listNotes,
  lockNote,
} from './queries.ts'
import type { NoteRow } from './queries.ts'

/** What a company's people tell each other; the applicant sees none of it on any screen. */
export const showShared: UseCase<typeof applicantNotes.shared> = async (
  { db, actor },
  { application_id: id },
) => {
  const { companyId } = actor
  const application = await findOwnApplication(db, { companyId, id })
  if (!application) throw new Refusal('NOT_FOUND')

  const { status, decided_by, decided_at, contractor_id } = application
  const looks = await listLooks(db, companyId, contractor_id)
  const notes = await listNotes(db, { companyId, id })
  return {
    decision: decided_at && { status, author: decided_by, date: instantOf(decided_at) },
    looks: looks.map(({ person, at }) => ({ person, date: instantOf(at) })),
    notes: notes.map((note) => noteFor(actor, note)),
  }
}

type Add = typeof applicantNotes.add

export const findNoted: Prepare<Add, undefined> = async (
  { db, actor },
  { application_id = '' },
) => {
  const { companyId } = actor
  if (!(await holdOwnApplication(db, { companyId, id: application_id })))
    throw new Refusal('NOT_FOUND')
  return { subject: undefined }
}

export const addNote: UseCase<Add> = async (
  { db, actor, now },
  { application_id: applicationId, note },
) => {
  const { companyId, personId: authorId } = actor
  const kept = await listNotes(db, { companyId, id: applicationId })
  if (kept.length >= sizes.notesOnApplicant) throw new Refusal('TOO_MANY_NOTES')
  return noteFor(actor, await insertNote(db, { companyId, applicationId, authorId, note, now }))
}

type Edit = typeof applicantNotes.edit

/** The words of a note are its author’s, whoever else may delete it. */
export const findOwnNote: Prepare<Edit, NoteRow> = async ({ db, actor }, { id = '' }) => {
  const note = await lockNote(db, { companyId: actor.companyId, id })
  if (!note) throw new Refusal('NOT_FOUND')
  if (note.author_id !== actor.personId)
    throw new Refusal('ROLE_NEEDED', { text: words.onlyItsAuthor })
  return { subject: note }
}

export const editNote: UseCase<Edit, NoteRow> = async (
  { db, actor, now },
  { id, note },
  former,
) => {
  if (note === former.note) return noteFor(actor, former)
  await changeNote(db, id, note, now)
  return noteFor(actor, { ...former, note, edited_at: now })
}

export const removeNote: UseCase<typeof applicantNotes.delete> = async ({ db, actor }, { id }) => {
  const note = await lockNote(db, { companyId: actor.companyId, id })
  if (!note) throw new Refusal('NOT_FOUND')
  if (!mayDelete(actor, note)) throw new Refusal('ROLE_NEEDED', { text: words.onlyItsAuthor })
  await deleteNote(db, id)
  return { success: true }
}

function mayDelete({ personId, role }: CompanyActor, { author_id }: NoteRow): boolean {
  return author_id === personId || role === 'owner'
}

function noteFor(actor: CompanyActor, row: NoteRow): ApplicantNote {
  return {
    id: row.id,
    note: row.note,
    author: row.author,
    timestamp: instantOf(row.written_at),
    edit_date: row.edited_at && instantOf(row.edited_at),
    is_own: row.author_id === actor.personId,
    may_delete: mayDelete(actor, row),
  }
}
