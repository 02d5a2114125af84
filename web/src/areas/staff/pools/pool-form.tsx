import { benches, type Bench } from '@headframe/wire'
import { useEffect } from 'react'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { write } from '../../../calls/use-write.ts'
import { byCall, type Sent } from '../../../forms/by-call.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useForm, type OwnForm } from '../../../forms/use-form.ts'
import { idempotencyKeyFor } from '../../../forms/idempotency-keys.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TagInput } from '../../../ui/form/tag-input.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

type PoolValues = {
  readonly name: string
  readonly location: string
  readonly description: string
  readonly tags: readonly string[]
}

const mostTags = 50
const tagLength = 60

/** A talent pool that there is not yet. The same words sent twice make one. */
export function NewPoolForm({ onMade }: { onMade: (bench: Bench) => void }) {
  const form = useForm({
    ...byCall({ call: benches.create, inputOf: fieldsOf }),
    send: (values: KeyedValues) => {
      const { tags, ...fields } = fieldsOf(values)
      const input = { ...fields, tags: [...tags] }
      const options = { idempotencyKey: idempotencyKeyFor(values.key, input), losesNothing: true }
      return write(benches.create, input, options)
    },
    initial: { ...valuesOf(undefined), key: crypto.randomUUID() },
    keeper: { key: 'newTalentPool', kind: 'staff', whenLeft: true },
    onDone: ({ data }) => onMade(data),
  })
  return (
    <CallForm form={form} submit="Create talent pool" busyLabel="Creating…">
      <KeptNote form={form} />
      <PoolFields form={form} />
    </CallForm>
  )
}

type KeyedValues = PoolValues & { readonly key: string }

function fieldsOf({ name, location, description, tags }: PoolValues): PoolValues {
  return { name, location, description, tags }
}

interface EditPoolFormProps {
  bench: Bench
  onSaved: () => void
  onCancelled: () => void
}

export function EditPoolForm({ bench, onSaved, onCancelled }: EditPoolFormProps) {
  const { talent_pool_hash: tph } = bench
  const form = useCallForm({
    call: benches.update,
    initial: valuesOf(bench),
    keeper: { key: `talentPool-${tph}`, kind: 'staff', whenLeft: true, isOnlyChanges: true },
    inputOf: (values): Sent => ({ tph, ...changesOf(form.store.state().settled, values) }),
    onDone: onSaved,
  })
  const { store } = form
  // It is read again with every change of its members, and a colleague may have changed it.
  useEffect(() => store.catchUp(valuesOf(bench)), [store, bench])
  return (
    <CallForm
      form={form}
      submit="Save changes"
      busyLabel="Saving..."
      beside={
        <Button
          variant="secondary"
          onClick={() => {
            form.store.discard()
            onCancelled()
          }}
        >
          Cancel
        </Button>
      }
    >
      <KeptNote form={form} />
      <PoolFields form={form} />
    </CallForm>
  )
}

function valuesOf(bench: Bench | undefined): PoolValues {
  return {
    name: bench?.name ?? '',
    location: bench?.location ?? '',
    description: bench?.description ?? '',
    tags: bench?.tags ?? [],
  }
}

/** Only what was changed is sent: what a colleague changes meanwhile stays as they leave it. */
function changesOf(before: PoolValues, values: PoolValues): Partial<PoolValues> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PoolValues]),
  )
  return Object.fromEntries(changed)
}

function PoolFields<Values extends PoolValues>({ form: given }: { form: OwnForm<Values> }) {
  // The fields of the pool are in both forms.
  const form = given as unknown as OwnForm<PoolValues>
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="name" label="Name" required>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
        <CallField form={form} name="location" label="Location" optional>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
      </div>
      <CallField form={form} name="description" label="Description" optional>
        {(control) => <TextArea {...control} rows={3} />}
      </CallField>
      <CallField form={form} name="tags" label="Tags" optional>
        {({ value }, set) => (
          <TagInput
            value={value}
            onValueChange={set}
            maxTags={mostTags}
            maxLength={tagLength}
            addLabel="Add tag"
          />
        )}
      </CallField>
    </>
  )
}
