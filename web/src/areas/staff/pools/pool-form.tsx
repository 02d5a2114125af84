import { benches, type Bench } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { write } from '../../../calls/use-write.ts'
import { byCall } from '../../../forms/by-call.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useForm, type OwnForm } from '../../../forms/use-form.ts'
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

/** A talent pool that there is not yet. The same form sent twice makes one. */
export function NewPoolForm({ onMade }: { onMade: (bench: Bench) => void }) {
  const form = useForm({
    ...byCall({ call: benches.create, inputOf: fieldsOf }),
    send: (values: KeyedValues) => {
      const { tags, ...fields } = fieldsOf(values)
      const options = { idempotencyKey: values.key, losesNothing: true }
      return write(benches.create, { ...fields, tags: [...tags] }, options)
    },
    initial: { ...valuesOf(undefined), key: crypto.randomUUID() },
    keeper: { key: 'newTalentPool', kind: 'staff', whenLeft: true },
    onDone: ({ data }) => onMade(data),
  })
  return (
    <CallForm form={form} submit="Create talent pool" busyLabel="Creating…">
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
    keeper: { key: `talentPool-${tph}`, kind: 'staff', whenLeft: true },
    inputOf: (values) => ({ tph, ...values }),
    onDone: onSaved,
  })
  return (
    <CallForm
      form={form}
      submit="Save changes"
      busyLabel="Saving..."
      beside={
        <Button variant="secondary" onClick={onCancelled}>
          Cancel
        </Button>
      }
    >
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
