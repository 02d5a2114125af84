import { benches, type Bench } from '@headframe/wire'
import { useEffect } from 'react'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { readAnew } from '../../../calls/use-read.ts'
import { write } from '../../../calls/use-write.ts'
import { byCall, type Sent } from '../../../forms/by-call.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import { useBothVersions, type ChangedByBoth } from '../../../forms/use-both-versions.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useForm, type OwnForm } from '../../../forms/use-form.ts'
import { idempotencyKeyFor } from '../../../forms/idempotency-keys.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { BothVersions } from '../../../parts/both-versions.tsx'
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
    inputOf(values): Sent {
      const { settled } = store.state()
      const changes = changesOf(settled, values)
      const isAny = Object.keys(changes).length > 0
      return { tph, ...changes, ...(isAny && { seen: seenOf(settled, changes) }) }
    },
    onDone: onSaved,
    onRefused({ code }) {
      if (code === 'CHANGED_ELSEWHERE') void compare()
    },
  })
  const { store } = form
  const { both, compare, decide } = useBothVersions(store, async () =>
    valuesOf(await readAnew(benches.one, { tph })),
  )
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
      <BothPools store={store} both={both} onDecided={decide} />
      <PoolFields form={form} />
    </CallForm>
  )
}

interface BothPoolsProps {
  store: FormStore<PoolValues>
  both: ChangedByBoth<PoolValues> | undefined
  onDecided: (name: keyof PoolValues, side: 'mine' | 'theirs') => void
}

function BothPools({ store, both, onDecided }: BothPoolsProps) {
  const values = useStored(store, (state) => state.values)
  const fields = both?.names.map((name) => ({
    name,
    label: labels[name],
    mine: inWords(values[name]),
    theirs: inWords(both.theirs[name]),
  }))
  return <BothVersions fields={fields ?? []} theirs={both?.theirs} onDecided={onDecided} />
}

const labels: Readonly<Record<keyof PoolValues, string>> = {
  name: 'Name',
  location: 'Location',
  description: 'Description',
  tags: 'Tags',
}

const inWords = (value: string | readonly string[]) => [value].flat().join(', ')

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

/** As they stood where they were changed: a colleague who has changed one since is not gone over unseen. */
function seenOf({ name, location, description, tags }: PoolValues, changes: Partial<PoolValues>) {
  const stood = { name, location: location || null, description: description || null, tags }
  return Object.fromEntries(Object.entries(stood).filter(([field]) => field in changes))
}

function PoolFields<Values extends PoolValues>({ form: given }: { form: OwnForm<Values> }) {
  // The fields of the pool are in both forms.
  const form = given as unknown as OwnForm<PoolValues>
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="name" label={labels.name} required>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
        <CallField form={form} name="location" label={labels.location} optional>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
      </div>
      <CallField form={form} name="description" label={labels.description} optional>
        {(control) => <TextArea {...control} rows={3} />}
      </CallField>
      <CallField form={form} name="tags" label={labels.tags} optional>
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
