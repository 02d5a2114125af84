import { applicantNotes, sizes } from '@headframe/wire'

import { write } from '../../../calls/use-write.ts'
import { byCall } from '../../../forms/by-call.ts'
import { CallField, CallForm, type Form } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useForm } from '../../../forms/use-form.ts'
import { idempotencyKeyFor } from '../../../forms/idempotency-keys.ts'
import { useStored } from '../../../forms/use-stored.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

type NoteValues = {
  readonly note: string
  /** The same words sent twice are one note; the next ones get a key of their own. */
  readonly key: string
}

const aNote = (): NoteValues => ({ note: '', key: crypto.randomUUID() })

export function NewNote({ applicationId }: { applicationId: string }) {
  const form = useForm({
    ...byCall({
      call: applicantNotes.add,
      inputOf: ({ note }: NoteValues) => ({ application_id: applicationId, note }),
    }),
    send({ note, key }) {
      const input = { application_id: applicationId, note }
      const options = { idempotencyKey: idempotencyKeyFor(key, input), losesNothing: true }
      return write(applicantNotes.add, input, options)
    },
    initial: aNote(),
    keeper: { key: `applicantNote-${applicationId}`, kind: 'company', whenLeft: true },
    onDone() {
      const next = aNote()
      form.store.set('note', next.note)
      form.store.set('key', next.key)
    },
  })
  const isEmpty = useIsEmpty(form.store)

  return (
    <CallForm
      form={{ ...form, submit: async () => !isEmpty && form.submit() }}
      submit="Add note"
      busyLabel="Adding…"
    >
      <NoteField form={form} label="New note" />
    </CallForm>
  )
}

interface EditNoteProps {
  id: string
  note: string
  onClosed: () => void
}

export function EditNote({ id, note, onClosed }: EditNoteProps) {
  const form = useCallForm({
    call: applicantNotes.edit,
    initial: { note },
    keeper: { key: `changedNote-${id}`, kind: 'company' },
    inputOf: (values) => ({ ...values, id }),
    onDone: onClosed,
  })

  return (
    <CallForm
      form={form}
      submit="Save note"
      busyLabel="Saving…"
      beside={
        <Button variant="quiet" onClick={onClosed}>
          Cancel
        </Button>
      }
    >
      <NoteField form={form} label="Change the note" />
    </CallForm>
  )
}

function NoteField<V extends { readonly note: string }>({
  form,
  label,
}: {
  form: Form<V>
  label: string
}) {
  return (
    <CallField form={form} name="note" label={label}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={sizes.paragraphLength}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </CallField>
  )
}

function useIsEmpty(store: FormStore<NoteValues>): boolean {
  return useStored(store, ({ values }) => values.note.trim() === '')
}
