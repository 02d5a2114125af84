import { reference, type Answer, type NamedId } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { CallField } from '../../forms/call-form.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useStored } from '../../forms/use-stored.ts'
import { Select } from '../../ui/form/select.tsx'
import { ListPart } from '../list-part.tsx'
import type { PersonFieldsProps } from './person-values.ts'
import { QuestionFields } from './question-fields.tsx'
import { useSaidBefore } from './said-before.ts'

interface RoleFieldsProps extends PersonFieldsProps {
  onRecord?: readonly Answer[] | undefined
}

/** An industry, a role in it and the questions of that role: each begins anew when the one before changes. */
export function RoleFields({ form, onRecord }: RoleFieldsProps) {
  const { store } = form
  const industry = useStored(store, ({ values }) => values.industry)
  const role = useStored(store, ({ values }) => values.role)
  const saidBefore = useSaidBefore(onRecord)

  function clearAnswers() {
    saidBefore.note(store.state().values.answers)
    store.set('answers', undefined)
  }

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="industry" label="Industry">
          {(control, set) => (
            <ListPart>
              <IndustrySelect
                {...control}
                onChange={({ target }) => {
                  set(target.value)
                  store.set('role', '')
                  clearAnswers()
                }}
              />
            </ListPart>
          )}
        </CallField>
        <CallField form={form} name="role" label="Role">
          {(control, set) => {
            const onChange: SelectProps['onChange'] = ({ target }) => {
              set(target.value)
              clearAnswers()
            }
            if (industry === '')
              return <Select {...control} placeholder="Choose an industry first" disabled />
            return (
              <ListPart key={industry}>
                <RoleSelect {...control} industry={industry} onChange={onChange} />
              </ListPart>
            )
          }}
        </CallField>
      </div>
      {role !== '' && <QuestionFields key={role} form={form} role={role} saidBefore={saidBefore} />}
    </>
  )
}

type SelectProps = ComponentProps<typeof Select>

function IndustrySelect(props: SelectProps) {
  const industries = useRead(reference.industries, {})
  return <Select {...props} placeholder="Choose your industry" options={asOptions(industries)} />
}

function RoleSelect({ industry, ...props }: SelectProps & { industry: string }) {
  const roles = useRead(reference.roles, { industryId: Number(industry) })
  return <Select {...props} placeholder="Choose your role" options={asOptions(roles)} />
}

function asOptions(list: readonly NamedId[]) {
  return list.map(({ id, name }) => ({ value: String(id), label: name }))
}
