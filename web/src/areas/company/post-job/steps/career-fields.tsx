import { reference } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { CallField } from '../../../../forms/call-form.tsx'
import { useRead } from '../../../../calls/use-read.ts'
import { useStored } from '../../../../forms/use-stored.ts'
import { IndustryField } from '../../../../parts/company-form/industry-field.tsx'
import { ListPart } from '../../../../parts/list-part.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { StepProps } from './step-props.ts'

/** The industry, and a role in it that begins anew with another industry. */
export function CareerFields({ form }: StepProps) {
  const { store } = form
  const industry = useStored(store, ({ values }) => values.selectedIndustry)

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CallField form={form} name="selectedIndustry" label="Industry" required>
        {(control, set) => (
          <ListPart>
            <Industry
              {...control}
              onChange={({ target }) => {
                set(target.value)
                store.set('selectedRole', '')
              }}
            />
          </ListPart>
        )}
      </CallField>
      <CallField form={form} name="selectedRole" label="Role" required>
        {(control) =>
          industry === '' ? (
            <Select {...control} placeholder="Choose an industry first" disabled />
          ) : (
            <ListPart key={industry}>
              <Role {...control} industry={industry} />
            </ListPart>
          )
        }
      </CallField>
    </div>
  )
}

function Industry(control: Omit<ComponentProps<typeof IndustryField>, 'industries'>) {
  return <IndustryField {...control} industries={useRead(reference.industries, {})} />
}

function Role({ industry, ...control }: ComponentProps<typeof Select> & { industry: string }) {
  const roles = useRead(reference.roles, { industryId: Number(industry) })
  const options = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  return <Select {...control} placeholder="Choose a role" options={options} />
}
