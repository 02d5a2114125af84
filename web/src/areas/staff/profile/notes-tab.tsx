import { mostNotes, staffProfiles, type StaffProfile } from '@headframe/wire'
import { useState } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { usePages } from '../../../calls/reading/use-pages.ts'
import { forgetRead } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { byCall } from '../../../forms/by-call.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { idempotencyKeyFor } from '../../../forms/idempotency-keys.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { exactMoment } from '../../../lib/elapsed.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

const mostCharacters = 4000

/** What staff have noted, newest first, and room for more. */
export function NotesTab({ profile }: { profile: StaffProfile }) {
  const { notes, isAll, more } = useNotes(profile)
  return (
    <div className="flex flex-col gap-6">
      <NoteForm hash={profile.profile_hash} />
      {notes.length === 0 ? (
        <p className="text-ink-2">
          No notes yet. What you write is seen by everybody in your team.
        </p>
      ) : (
        <ol aria-label="Notes, newest first" className="flex flex-col gap-4">
          {notes.map(({ id, note, author, timestamp }) => (
            <li key={id} className="border-l-2 border-line-strong pl-4">
              <p className="whitespace-pre-line wrap-anywhere">{note}</p>
              <p className="num mt-1 text-sm text-ink-2">
                {author} · {exactMoment(timestamp)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {!isAll && (
        <Button variant="secondary" className="self-start" onClick={more}>
          Show earlier notes
        </Button>
      )}
    </div>
  )
}

/** Those that came with the profile, and the pages before them that were asked for. */
function useNotes({ profile_hash: ph, notes, notes_count: total }: StaffProfile) {
  const [asked, setAsked] = useState(0)
  const earlier = usePages(
    staffProfiles.notes,
    Array.from({ length: asked }, (_, at) => ({ ph, page: at + 2, perPage: mostNotes })),
  )
  // One that is written meanwhile moves the others on by a place.
  const all = new Map(
    [...notes, ...earlier.flatMap(({ rows }) => rows)].map((one) => [one.id, one]),
  )
  return {
    notes: [...all.values()],
    isAll: (asked + 1) * mostNotes >= total,
    more: () => setAsked(asked + 1),
  }
}

type NoteValues = {
  readonly note: string
  readonly key: string
}

const aNote = (): NoteValues => ({ note: '', key: crypto.randomUUID() })

function NoteForm({ hash }: { hash: string }) {
  const form = useForm({
    ...byCall({
      call: staffProfiles.addNote,
      inputOf: ({ note }: NoteValues) => ({ ph: hash, note }),
    }),
    // The same words sent twice are one note; the next ones get a key of their own.
    send({ note, key }) {
      const input = { ph: hash, note }
      const options = { idempotencyKey: idempotencyKeyFor(key, input), losesNothing: true }
      return write(staffProfiles.addNote, input, options)
    },
    initial: aNote(),
    keeper: { key: `staffNote-${hash}`, kind: 'staff', whenLeft: true },
    onRefused(refusal) {
      // Erased or removed meanwhile, as with the form of the profile. What was written waits for them.
      if (isNotThere(refusal)) forgetRead(staffProfiles.one, { ph: hash })
    },
    onDone() {
      const next = aNote()
      form.store.set('note', next.note)
      form.store.set('key', next.key)
    },
  })
  const isEmpty = useStored(form.store, ({ values }) => values.note.trim() === '')

  return (
    <CallForm
      form={{ ...form, submit: async () => !isEmpty && form.submit() }}
      submit="Add note"
      busyLabel="Adding…"
    >
      <CallField form={form} name="note" label="New note">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={mostCharacters}
            counter
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty) {
                event.preventDefault()
                void form.submit()
              }
            }}
          />
        )}
      </CallField>
    </CallForm>
  )
}
