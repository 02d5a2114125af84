import { companySizes } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { CallField } from '../../../forms/call-form.tsx'
import { EmployeeSizeField } from '../../../parts/company-form/employee-size-field.tsx'
import { IndustryField } from '../../../parts/company-form/industry-field.tsx'
import { OfficeField } from '../../../parts/company-form/office-field.tsx'
import { ListPart } from '../../../parts/list-part.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useIndustries } from './industries.ts'
import { Logo, type LogoProps } from './logo.tsx'

export default function DetailsStep({ form, logo, draftIdNow }: LogoProps) {
  return (
    <>
      <Logo form={form} logo={logo} draftIdNow={draftIdNow} />
      <CallField form={form} name="companyName" label="Company name">
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </CallField>
      <CallField form={form} name="industry" label="Industry">
        {(control) => (
          <ListPart>
            <Industry {...control} />
          </ListPart>
        )}
      </CallField>
      <CallField
        form={form}
        name="website"
        label="Website"
        hint="With its beginning, such as https://www.example.com.au"
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={companySizes.website}
          />
        )}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="headOffice" label="Head office">
          {(control, set) => <OfficeField {...control} onChange={set} />}
        </CallField>
        <CallField form={form} name="employeeSize" label="Employee size">
          {(control) => <EmployeeSizeField {...control} />}
        </CallField>
      </div>
      <CallField
        form={form}
        name="companySummary"
        label="Company summary"
        hint="What you do, where, and what it is like to work with you."
      >
        {(control) => <TextArea {...control} rows={5} maxLength={companySizes.summary} counter />}
      </CallField>
    </>
  )
}

function Industry(control: Omit<ComponentProps<typeof IndustryField>, 'industries'>) {
  return <IndustryField {...control} industries={useIndustries()} />
}
