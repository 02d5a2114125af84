import { visaOptions, visaOther } from '@headframe/wire'

import { CallField } from '../../forms/call-form.tsx'
import { useStored } from '../../forms/use-stored.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { AddressFields } from './address-fields.tsx'
import { NameFields } from './name-fields.tsx'
import type { PersonFieldsProps } from './person-values.ts'

/** Who somebody is, where they live and whether they may work here. */
export function PersonalFields({ form }: PersonFieldsProps) {
  return (
    <>
      <NameFields form={form} first="first_name" last="last_name" />
      <CallField form={form} name="phone" label="Phone" className="sm:max-w-72">
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" inputClassName="num" />}
      </CallField>
      <AddressFields form={form} />
      <VisaFields form={form} />
    </>
  )
}

const visaChoices = visaOptions.map((option) => ({ value: option, label: option }))

function VisaFields({ form }: PersonFieldsProps) {
  const isOther = useStored(form.store, ({ values }) => values.visa_status === visaOther)

  return (
    <>
      <CallField form={form} name="visa_status" label="Visa status">
        {(control, set) => (
          <Select
            {...control}
            options={visaChoices}
            placeholder="Choose your visa status"
            onChange={({ target }) => {
              set(target.value)
              if (target.value !== visaOther) form.store.set('visa_status_other', '')
            }}
          />
        )}
      </CallField>
      {isOther && (
        <CallField form={form} name="visa_status_other" label="Please specify your visa">
          {(control) => <TextInput {...control} maxLength={255} />}
        </CallField>
      )}
    </>
  )
}
