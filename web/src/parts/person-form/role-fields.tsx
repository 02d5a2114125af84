import { reference, type NamedId } from '@headframe/wire'
import type { ComponentProps, ReactNode } from 'react'

import { CallField } from '../../calls/call-form.tsx'
import { Part } from '../../calls/part.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useStored } from '../../calls/use-stored.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PersonFieldsProps } from './person-values.ts'
import { QuestionFields } from './question-fields.tsx'

/** An industry, a role in it and the questions of that role: each begins anew when the one before changes. */
export function RoleFields({ form }: PersonFieldsProps) {
  const { store } = form
  const industry = useStored(store, ({ values }) => values.industry)
  const role = useStored(store, ({ values }) => values.role)

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="industry" label="Industry">
          {(control, set) => (
            <ReadPart>
              <IndustrySelect
                {...control}
                onChange={({ target }) => {
                  set(target.value)
                  store.set('role', '')
                  store.set('answers', undefined)
                }}
              />
            </ReadPart>
          )}
        </CallField>
        <CallField form={form} name="role" label="Role">
          {(control, set) => {
            const onChange: SelectProps['onChange'] = ({ target }) => {
              set(target.value)
              store.set('answers', undefined)
            }
            if (industry === '')
              return <Select {...control} placeholder="Choose an industry first" disabled />
            return (
              <ReadPart key={industry}>
                <RoleSelect {...control} industry={industry} onChange={onChange} />
              </ReadPart>
            )
          }}
        </CallField>
      </div>
      {role !== '' && <QuestionFields key={role} form={form} role={role} />}
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

/** A list that is read holds its place, and asks again in place. */
function ReadPart({ children }: { children: ReactNode }) {
  return (
    <Part
      loading={<Skeleton className="h-11 rounded-md" />}
      failing={(_, retry) => (
        <Button variant="secondary" wide onClick={retry}>
          This list did not load. Try again
        </Button>
      )}
    >
      {children}
    </Part>
  )
}
