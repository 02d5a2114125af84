import { contractorFacts, type ResumeFact } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { monthAsTyped, type factKinds } from './fact-kinds.ts'

interface FactFormProps {
  of: (typeof factKinds)[number]
  /** What is changed, by its key; without one, something is added. */
  present?: { readonly key: string; readonly fact: ResumeFact } | undefined
  onDone: () => void
}

/** One thing in its owner's words. */
export function FactForm({ of: { kind, labels }, present, onDone }: FactFormProps) {
  const options = {
    initial: valuesOf(present?.fact),
    losesNothing: true,
    onDone,
  }
  const adding = useCallForm({
    ...options,
    call: contractorFacts.add,
    inputOf: (values) => ({ ...values, kind }),
  })
  const changing = useCallForm({
    ...options,
    call: contractorFacts.correct,
    inputOf: (values) => ({ ...values, kind, key: present?.key ?? '' }),
  })
  const form = present ? changing : adding
  const isCurrent = useStored(form.store, ({ values }) => values.is_current)

  return (
    <CallForm form={form} submit="Save" busyLabel="Saving" wide>
      {(['name', 'where', 'place'] as const).map((name) => {
        const label = labels[name]
        return (
          label && (
            <CallField key={name} form={form} name={name} label={label} optional={name !== 'name'}>
              {(control) => <TextInput {...control} autoComplete="off" maxLength={255} />}
            </CallField>
          )
        )
      })}
      {kind === 'job' && (
        <Checkbox
          label="I still work here"
          checked={isCurrent}
          onChange={({ target }) => form.store.set('is_current', target.checked)}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['start', 'end'] as const).map((name) => {
          const label = labels[name]
          if (!label || (name === 'end' && isCurrent)) return null
          return (
            <CallField key={name} form={form} name={name} label={label} hint={monthHint} optional>
              {(control) => <TextInput {...control} autoComplete="off" inputClassName="num" />}
            </CallField>
          )
        })}
      </div>
    </CallForm>
  )
}

const monthHint = 'Such as 03/2024, or 2024'

function valuesOf(fact: ResumeFact | undefined) {
  return {
    name: fact?.name ?? '',
    where: fact?.where ?? '',
    place: fact?.place ?? '',
    start: monthAsTyped(fact?.start ?? null),
    end: monthAsTyped(fact?.end ?? null),
    is_current: fact?.is_current ?? false,
  }
}
