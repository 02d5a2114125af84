import { applicantNotes, type ApplicantNote } from '@headframe/wire'
import { useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { elapsedInShort } from '../../../lib/elapsed.ts'
import { useFocusInPlace } from '../../../parts/use-focus-in-place.ts'
import { Moment } from '../../../ui/data/moment.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useNow } from '../../../ui/use-now.ts'
import { EditNote } from './note-form.tsx'

/** What a colleague has noted. Its words are its author's; an owner may only delete it. */
export function NoteRow({ note }: { note: ApplicantNote }) {
  const [isEditing, setEditing] = useState(false)
  const { place, buttonId } = useFocusInPlace(isEditing)
  const now = useNow()
  const author = note.is_own ? 'You' : (note.author ?? 'A former colleague')

  return (
    <li className="border-l-2 border-line-strong pl-4">
      <div ref={place}>
        {isEditing ? (
          <EditNote id={note.id} note={note.note} onClosed={() => setEditing(false)} />
        ) : (
          <>
            <p className="whitespace-pre-line wrap-anywhere">{note.note}</p>
            <p className="num mt-1 text-sm text-ink-2">
              {author} ·{' '}
              <Moment at={note.timestamp} pressable>
                {elapsedInShort(note.timestamp, now).toLowerCase()}
              </Moment>
              {note.edit_date !== null && ', changed'}
            </p>
            {note.may_delete && (
              <div className="-ml-3 flex flex-wrap">
                {note.is_own && (
                  <Button id={buttonId} variant="quiet" size="sm" onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                )}
                <DeleteNote note={note} />
              </div>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function DeleteNote({ note: { id } }: { note: ApplicantNote }) {
  const toast = useToast()
  const { ask, problem } = useWrite(applicantNotes.delete, {
    onDone: () => toast.success('The note is deleted.'),
    onRefused: ({ code }) => {
      // Somebody else was first.
      if (code === 'NOT_FOUND') refreshReads()
    },
  })

  return (
    <Confirm
      danger
      trigger={
        <Button variant="quiet" size="sm">
          Delete
        </Button>
      }
      title="Delete this note?"
      description="Your colleagues will not see it any more. This cannot be undone."
      confirmLabel="Delete note"
      error={problem}
      onConfirmed={() => ask({ id })}
    />
  )
}
