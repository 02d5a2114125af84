import type { FactKind, OwnFact } from '@headframe/wire'
import { useEffect } from 'react'

import { CallField, CallForm, type FormFields } from '../../../forms/call-form.tsx'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useIsTyped } from '../../../forms/use-is-typed.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { cn } from '../../../ui/cn.ts'
import { useNow } from '../../../ui/use-now.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { factKinds } from './fact-kinds.ts'
import { MeanwhileNote } from './meanwhile-note.tsx'
import { useFactForm, type FactValues } from './use-fact-form.ts'

interface FactFormProps {
  of: (typeof factKinds)[number]
  /** What is changed; without it, something is added. */
  present?: OwnFact | undefined
  /** Only this is asked; all else stays as it is. */
  only?: 'end' | undefined
  /** Told whether something would be lost, and at its end that nothing would. */
  onTyped: (isTyped: boolean) => void
  onDone: () => void
}

/** One thing in its owner's words. */
export function FactForm({ of: { kind, labels }, present, only, onTyped, onDone }: FactFormProps) {
  const { form, meanwhile, decide } = useFactForm({ kind, present, only, onDone })
  const isCurrent = useStored(form.store, ({ values }) => values.is_current)
  const isTyped = useIsTyped(form.store)

  useEffect(() => {
    onTyped(isTyped)
    return () => onTyped(false)
  }, [onTyped, isTyped])

  return (
    <CallForm form={form} submit="Save" busyLabel="Saving" wide>
      {!meanwhile && <KeptNote form={form} />}
      <MeanwhileNote form={form} kind={kind} meanwhile={meanwhile} onDecided={decide} />
      {(only ? [] : (['name', 'where', 'place'] as const)).map((name) => {
        const label = labels[name]
        return (
          label && (
            <CallField key={name} form={form} name={name} label={label} optional={name !== 'name'}>
              {(control) => <TextInput {...control} autoComplete="off" maxLength={255} />}
            </CallField>
          )
        )
      })}
      {kind === 'job' && !only && (
        <Checkbox
          label="I still work here"
          checked={isCurrent}
          onChange={({ target }) => form.store.set('is_current', target.checked)}
        />
      )}
      <WhenFields form={form} of={{ kind, labels }} only={only} />
      <LeaveGuard isUnsaved={isTyped} says="What you typed has not been saved." />
    </CallForm>
  )
}

interface WhenFieldsProps extends Pick<FactFormProps, 'only'> {
  form: FormFields<FactValues>
  of: Pick<FactFormProps['of'], 'kind' | 'labels'>
}

/** When it began and ended, as far as the kind has such days. */
function WhenFields({ form, of: { kind, labels }, only }: WhenFieldsProps) {
  const thisYear = new Date(useNow() * 1000).getFullYear()
  const isCurrent = useStored(form.store, ({ values }) => values.is_current)

  return (
    <div className={cn('grid items-start gap-5', !only && 'sm:grid-cols-2')}>
      {(only ? [only] : (['start', 'end'] as const)).map((name) => {
        const label = labels[name]
        if (!label || (name === 'end' && isCurrent)) return null
        return (
          <CallField
            key={name}
            form={form}
            name={name}
            label={label}
            hint={dateHint(kind, name, thisYear)}
            optional={!only}
          >
            {(control) => <TextInput {...control} autoComplete="off" inputClassName="num" />}
          </CallField>
        )
      })}
    </div>
  )
}

/** What is printed on a card may be typed as it stands there; a ticket expires in a time to come. */
function dateHint(kind: FactKind, name: 'start' | 'end', thisYear: number): string {
  if (kind !== 'ticket') return `Such as 03/${thisYear - 2}, or ${thisYear - 2}`
  const year = name === 'end' ? thisYear + 2 : thisYear - 2
  return `As on the card: 14/03/${year}, 03/${year} or ${year}`
}
