import { FacilitiesField } from '../../../parts/company-form/facilities-field.tsx'
import { SoftwareField } from '../../../parts/company-form/software-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { isMiningIn } from './edit-state.ts'
import { EditorField, EditorTextField, type FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'

export function OperationsSection({ keeper }: FieldsProps) {
  const isMining = useKept(keeper, isMiningIn) ?? false

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {isMining && (
          <EditorTextField
            keeper={keeper}
            name="field_roster"
            required
            hint="For example: 8 days on, 6 off."
          >
            {(control) => <TextInput {...control} autoComplete="off" />}
          </EditorTextField>
        )}
        <EditorTextField
          keeper={keeper}
          name="typical_hours"
          required
          hint="For example: 6 am to 6 pm."
        >
          {(control) => <TextInput {...control} autoComplete="off" />}
        </EditorTextField>
      </div>
      {isMining && (
        <EditorField keeper={keeper} name="facilities" required hint="What a site offers.">
          {(text, set) => <FacilitiesField value={text} onChange={set} />}
        </EditorField>
      )}
      <EditorField keeper={keeper} name="software_used">
        {(software, set) => <SoftwareField value={software} onChange={set} isMining={isMining} />}
      </EditorField>
    </div>
  )
}
