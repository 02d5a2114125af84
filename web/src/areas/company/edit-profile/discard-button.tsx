import { useState } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import type { FieldsProps } from './editor-field.tsx'

export function DiscardButton({ keeper }: FieldsProps) {
  const [error, setError] = useState<string>()

  async function discard(): Promise<boolean> {
    const text = await keeper.discard()
    setError(text)
    return text === undefined
  }

  return (
    <Confirm
      trigger={<Button variant="secondary">Discard Draft</Button>}
      title="Discard draft?"
      description="This deletes the saved draft and reloads the latest published profile."
      confirmLabel="Discard draft"
      danger
      error={error}
      onOpenChange={() => setError(undefined)}
      onConfirmed={discard}
    />
  )
}
