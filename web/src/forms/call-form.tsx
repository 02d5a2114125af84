import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

import { Banner } from '../ui/data/banner.tsx'
import { Button } from '../ui/form/button.tsx'
import { cn } from '../ui/cn.ts'
import { Field } from '../ui/form/field.tsx'
import type { FormStore } from './form-store.ts'

type Values = Readonly<Record<string, unknown>>

/** What a field needs to know of the form that it stands in. */
export interface FormFields<V extends Values> {
  store: FormStore<V>
  /** Where a text of the whole form is told, if it stays there as long as the fault does. */
  bannerId?: string
}

export interface Form<V extends Values> extends FormFields<V> {
  bannerId: string
  /** Answers whether it was done. */
  submit: () => Promise<boolean>
}

interface CallFormProps<V extends Values> {
  form: Form<V>
  /** The words on the button. */
  submit: string
  busyLabel?: string
  wide?: boolean
  className?: string
  /** Where the text of the whole form is told: at the end it is about what stands there, such as a long choice. */
  toldAt?: 'top' | 'end'
  /** Stands between the fields and the button. */
  beforeSubmit?: ReactNode
  /** Stands beside the button, such as the way out; both are then as wide as their words. */
  beside?: ReactNode
  children: ReactNode
}

/** The shell of a form: what was wrong, its fields, its button. */
export function CallForm<V extends Values>({
  form,
  submit,
  busyLabel,
  wide,
  className,
  toldAt = 'top',
  beforeSubmit,
  beside,
  children,
}: CallFormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { store, bannerId } = form
  const text = useSyncExternalStore(store.subscribe, () => store.state().text)
  const isSending = useSyncExternalStore(store.subscribe, () => store.state().isSending)
  const failures = useSyncExternalStore(store.subscribe, () => store.state().failures)

  useEffect(() => {
    if (failures === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const emptied = element.current?.querySelector<HTMLInputElement>('input')
    ;(wrong ?? (emptied?.value === '' ? emptied : undefined))?.focus()
    if (wrong) return
    // What is nobody's field is told above, and the button of a long form is far below; told over the
    // button, it pushes that out of view.
    const place = toldAt === 'top' ? document.getElementById(bannerId) : end.current
    place?.scrollIntoView({ block: 'nearest' })
  }, [failures, bannerId, toldAt])

  const banner = text && (
    <Banner key={failures} id={bannerId} tone="error">
      {text}
    </Banner>
  )
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a dialog is, to React, within the form that the dialog was opened from.
        event.stopPropagation()
        void form.submit()
      }}
      className={cn('flex flex-col gap-5', className)}
    >
      {toldAt === 'top' && banner}
      {children}
      {beforeSubmit}
      {toldAt === 'end' && banner}
      <div ref={end} className={cn('mt-1', beside ? 'flex flex-wrap gap-2' : 'grid')}>
        <Button type="submit" busy={isSending} busyLabel={busyLabel} wide={wide}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}

/** What a control needs to stand in a form. */
export interface FieldControl<Value> {
  name: string
  value: Value
  onChange: (event: { target: { value: string } }) => void
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A form of more fields may be longer than a screen of a phone. */
const fewFields = 3

interface CallFieldProps<V extends Values, Name extends keyof V & string> {
  form: FormFields<V>
  name: Name
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  optional?: boolean
  group?: boolean
  className?: string
  /** The fault is told at another field, which knows it better. */
  isFaultElsewhere?: boolean
  /** Draws the control; `set` is for controls that are not inputs. */
  children: (control: FieldControl<V[Name]>, set: (value: V[Name]) => void) => ReactNode
}

export function CallField<V extends Values, Name extends keyof V & string>({
  form,
  name,
  isFaultElsewhere = false,
  children,
  ...rest
}: CallFieldProps<V, Name>) {
  const { store, bannerId } = form
  const value = useSyncExternalStore(store.subscribe, () => store.state().values[name])
  const fault = useSyncExternalStore(store.subscribe, () =>
    isFaultElsewhere ? undefined : store.state().faults[name],
  )
  const text = useSyncExternalStore(store.subscribe, () => store.state().text)
  // What the banner tells is not told again in the same words, where field and banner are seen together.
  const isSeen = bannerId !== undefined && Object.keys(store.state().values).length <= fewFields
  const isTold = isSeen && fault !== undefined && fault === text

  const control: FieldControl<V[Name]> = {
    name,
    value,
    // What an input holds is text; a field that begins otherwise is changed by "set".
    onChange: (event) => store.set(name, event.target.value as V[Name]),
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': isTold ? bannerId : undefined,
  }

  return (
    <Field error={isTold ? undefined : fault} {...rest}>
      {children(control, (next) => store.set(name, next))}
    </Field>
  )
}
