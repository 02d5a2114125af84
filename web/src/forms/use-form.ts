import { useEffect, useId, useState } from 'react'

import { askBeforeFreshDocument } from '../calls/fresh-document.ts'
import type { Form } from './call-form.tsx'
import { createFormStore, isAlike, type FormState } from './form-store.ts'
import { submit, type Submission } from './submit.ts'
import { keptTyping, useKeptTyping, type TabKeeper } from './use-kept-typing.ts'

type Fields = Readonly<Record<string, unknown>>

export interface FormBeginning<Values extends Fields> {
  /** How the fields begin: those that are sent, and those that only the screen has. */
  initial: Values
  /** Told above the form from the start: what brought the reader here. */
  problem?: string | undefined
  /** Keeps what was typed while its writer signs in again. */
  keeper?: TabKeeper<Values> | undefined
}

export interface OwnForm<Values extends Fields> extends Form<Values> {
  /** As it was before anybody typed. */
  initial: Values
  /** It holds what was typed earlier and kept. */
  isTakenUp: boolean
}

/** The one way to have a form: how it begins, how it is judged and sent, and what follows. */
export function useForm<Values extends Fields, Reply>({
  initial: given,
  problem,
  keeper,
  ...submission
}: FormBeginning<Values> & Submission<Values, Reply>): OwnForm<Values> {
  const [initial] = useState(given)
  const [typed] = useState(() => keeper && keptTyping(keeper, initial))
  const [store] = useState(() => createFormStore(initial, { problem, typed }))
  const bannerId = useId()
  useKeptTyping(
    keeper && {
      ...keeper,
      typed: () => typedIn(store.state(), initial, keeper),
    },
  )
  const isKept = keeper !== undefined
  useEffect(
    () => (isKept ? undefined : askBeforeFreshDocument(() => isTypedIn(store.state()))),
    [isKept, store],
  )

  const isTakenUp = typed !== undefined && typed !== initial
  return { store, bannerId, initial, isTakenUp, submit: () => submit(store, submission) }
}

function isTypedIn({ values, settled }: Pick<FormState<Fields>, 'values' | 'settled'>): boolean {
  return Object.keys(values).some((name) => !isAlike(values[name], settled[name]))
}

/** What is to be there after signing in again, if anything was typed that has not been sent. */
function typedIn<Values extends Fields>(
  { values, settled }: Pick<FormState<Values>, 'values' | 'settled'>,
  initial: Values,
  { never = [], isOnlyChanges = false }: TabKeeper<Values>,
): Partial<Values> | undefined {
  const isTyped = (name: keyof Values & string) =>
    !never.includes(name) && !isAlike(values[name], settled[name])
  const names = Object.keys(values) as (keyof Values & string)[]
  if (!names.some(isTyped)) return undefined

  const kept = isOnlyChanges ? names.filter(isTyped) : names
  const from = (name: keyof Values & string) => (never.includes(name) ? initial : values)
  return Object.fromEntries(kept.map((name) => [name, from(name)[name]])) as Partial<Values>
}
