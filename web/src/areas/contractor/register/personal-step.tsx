import { CallField } from '../../../forms/call-form.tsx'
import { PersonalFields } from '../../../parts/person-form/personal-fields.tsx'
import { PicturePicker } from '../../../parts/picture/picture-picker.tsx'
import type { StepProps } from './registration-values.ts'

export default function PersonalStep({ form }: StepProps) {
  return (
    <>
      <CallField form={form} name="picture" label="Profile picture">
        {({ name, value }, set) => <PicturePicker name={name} value={value} onChange={set} />}
      </CallField>
      <PersonalFields form={form} />
    </>
  )
}
