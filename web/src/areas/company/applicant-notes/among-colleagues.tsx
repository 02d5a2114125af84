import { applicantNotes, applicationStatus, type SharedAmongColleagues } from '@headframe/wire'
import { useRef } from 'react'

import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Moment } from '../../../ui/data/moment.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { NewNote } from './note-form.tsx'
import { NoteRow } from './note-row.tsx'

/** Who decided on an applicant, who looked, and what colleagues tell each other. */
export function AmongColleagues({ applicationId }: { applicationId: string }) {
  return (
    <ProfileSection
      title="Among colleagues"
      note="For your team. In a copy of their own data applicants get the notes, without your names."
      aside
    >
      <Part loading={<Skeleton className="h-40 rounded-md" />}>
        <Shared applicationId={applicationId} />
      </Part>
    </ProfileSection>
  )
}

function Shared({ applicationId }: { applicationId: string }) {
  const shared = useRead(applicantNotes.shared, { application_id: applicationId })
  const list = useRef<HTMLOListElement>(null)
  useKeptFocus(() => list.current, shared.notes.length)

  return (
    <div className="flex flex-col gap-4">
      <WhoDidWhat shared={shared} />
      <div data-print="hidden">
        <NewNote applicationId={applicationId} />
      </div>
      {shared.notes.length > 0 && (
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Notes, newest first"
          className="flex flex-col gap-4"
        >
          {shared.notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ol>
      )}
    </div>
  )
}

const mostNamed = 3

function WhoDidWhat({ shared: { decision, looks } }: { shared: SharedAmongColleagues }) {
  if (!decision && looks.length === 0) return null
  const others = looks.length - mostNamed
  return (
    <ul className="num flex flex-col gap-1 text-sm text-ink-2">
      {decision && (
        <li className="font-medium text-ink">
          {decision.status === applicationStatus.approved ? 'Approved' : 'Rejected'} by{' '}
          {decision.author ?? formerColleague},{' '}
          <Moment at={decision.date}>{dateInWords(decision.date)}</Moment>
        </li>
      )}
      {looks.slice(0, mostNamed).map(({ person, date }, place) => (
        <li key={place}>
          Seen by {person ?? formerColleague}, <Moment at={date}>{dateInWords(date)}</Moment>
        </li>
      ))}
      {others > 0 && <li>and by {others} more</li>}
    </ul>
  )
}

const formerColleague = 'a former colleague'
