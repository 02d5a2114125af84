import { companyProfiles, companySizes, reference, type NamedId } from '@headframe/wire'
import { useEffect, useState } from 'react'

import { send } from '../../../calls/client.ts'
import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { EmployeeSizeField } from '../../../parts/company-form/employee-size-field.tsx'
import { IndustryField } from '../../../parts/company-form/industry-field.tsx'
import { LogoField } from '../../../parts/company-form/logo-field.tsx'
import { createLogoUpload } from '../../../parts/company-form/logo-upload.ts'
import { OfficeField } from '../../../parts/company-form/office-field.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import {
  EditorField,
  EditorTextField,
  type FieldsProps,
  type TextControl,
} from './editor-field.tsx'
import { IndustriesFailed } from './industries-failed.tsx'
import type { ProfileKeeper } from './profile-keeper.ts'

export function DetailsSection({ keeper }: FieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <LogoOfCompany keeper={keeper} />
      <EditorTextField keeper={keeper} name="name" required>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </EditorTextField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditorTextField keeper={keeper} name="industry" required>
          {(control) => (
            <Part
              loading={<Skeleton className="h-11 rounded-md" />}
              failing={(_, retry) => <IndustriesFailed onRetried={retry} />}
            >
              <Industries keeper={keeper} control={control} />
            </Part>
          )}
        </EditorTextField>
        <EditorTextField keeper={keeper} name="employee_size" required>
          {(control) => <EmployeeSizeField {...control} />}
        </EditorTextField>
        <EditorTextField keeper={keeper} name="website" required>
          {(control) => (
            <TextInput {...control} inputMode="url" autoComplete="url" autoCapitalize="off" />
          )}
        </EditorTextField>
        <EditorTextField keeper={keeper} name="office_address" required>
          {({ onChange, ...control }) => (
            <OfficeField
              {...control}
              onChange={(place) => onChange({ target: { value: place } })}
            />
          )}
        </EditorTextField>
      </div>
      <EditorTextField
        keeper={keeper}
        name="summary"
        required
        hint="What you do, where, and why people like to work with you."
      >
        {(control) => <TextArea {...control} rows={6} maxLength={companySizes.summary} counter />}
      </EditorTextField>
    </div>
  )
}

function LogoOfCompany({ keeper }: FieldsProps) {
  const [upload] = useState(() => uploadFor(keeper))

  return (
    <EditorField keeper={keeper} name="logo">
      {({ address }, set) => (
        <LogoField
          address={address}
          upload={upload}
          onRemoved={() => set({ address: '', type: '' })}
        />
      )}
    </EditorField>
  )
}

function uploadFor(keeper: ProfileKeeper) {
  return createLogoUpload({
    ticketFor: (fileType, signal) => send(companyProfiles.uploadLogo, { fileType }, { signal }),
    // The time tells browsers that there is another picture under the same address.
    onKept: ({ address, type }) =>
      keeper.set('logo', { address: `${address}?t=${Date.now()}`, type }),
  })
}

interface IndustriesProps extends FieldsProps {
  control: TextControl
}

function Industries({ keeper, control }: IndustriesProps) {
  const { data }: { data: readonly NamedId[] } = useRead(reference.industriesV2, {})
  useEffect(() => keeper.knowIndustries(data), [keeper, data])

  return <IndustryField {...control} industries={data} />
}
