import { savedSearches } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import type { Place } from '../../../forms/use-kept-typing.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface RenameSearchProps {
  id: string
  name: string
  onDone: () => void
}

/** Where a new name waits while its writer signs in again. */
export function keptRename(id: string): Place {
  return { key: `search-name-${id}`, kind: 'contractor' }
}

/** In the place of the name itself. */
export function RenameSearch({ id, name, onDone }: RenameSearchProps) {
  const toast = useToast()
  const form = useCallForm({
    call: savedSearches.change,
    initial: { name },
    inputOf: (values) => ({ ...values, id }),
    keeper: keptRename(id),
    onDone(saved) {
      toast.success(`The search is called “${saved.name}” now.`)
      onDone()
    },
  })
  return (
    <CallForm
      form={form}
      submit="Save name"
      className="max-w-96"
      beside={
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <CallField form={form} name="name" label="Name">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </CallField>
    </CallForm>
  )
}
