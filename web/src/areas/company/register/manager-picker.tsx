import type { KeyPerson } from '@headframe/wire'
import { useState } from 'react'

import type { FormStore } from '../../../forms/form-store.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { RegistrationValues } from './registration-values.ts'

const somebodyElse = 'somebody else'

/** One of the people who were just named fills in the fields below; so does nobody, with blanks. */
export function ManagerPicker({ store }: { store: FormStore<RegistrationValues> }) {
  const values = useStored(store, (state) => state.values)
  const [isOther, setOther] = useState(false)
  const people = values.keyPeople.filter(hasName)
  const chosen = people.findIndex((person) => isManager(values, person))

  function choose(choice: string) {
    setOther(choice === somebodyElse)
    const person = people.find((_, place) => String(place) === choice)
    store.set('firstName', person?.first_name.trim() ?? '')
    store.set('lastName', person?.last_name.trim() ?? '')
    store.set('jobTitle', person?.role.trim() ?? '')
  }

  const isFilled = Boolean(values.firstName || values.lastName || values.jobTitle)
  return (
    <Field label="Primary manager" hint="Who we should talk to about this account.">
      <Select
        value={chosen >= 0 ? String(chosen) : isOther || isFilled ? somebodyElse : ''}
        placeholder="Choose one of your key people"
        options={[
          ...people.map((person, place) => ({ value: String(place), label: inWords(person) })),
          { value: somebodyElse, label: 'Somebody else' },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  )
}

function hasName({ first_name, last_name }: KeyPerson): boolean {
  return first_name.trim() !== '' && last_name.trim() !== ''
}

function isManager(
  values: RegistrationValues,
  { first_name, last_name, role }: KeyPerson,
): boolean {
  return (
    values.firstName === first_name.trim() &&
    values.lastName === last_name.trim() &&
    values.jobTitle === role.trim()
  )
}

function inWords({ first_name, last_name, role }: KeyPerson): string {
  const name = `${first_name.trim()} ${last_name.trim()}`
  return role.trim() ? `${name}, ${role.trim()}` : name
}
