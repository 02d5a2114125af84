import { createContext, use, useId } from 'react'

export interface FieldWiring {
  controlId: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

interface OwnAttributes {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

/** Connects a control with the field around it: what it is called, what explains it, what is wrong. */
export function useFieldControl(own: OwnAttributes) {
  const field = use(FieldContext)
  const ownId = useId()
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')

  return {
    id: own.id ?? field?.controlId ?? ownId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.isRequired || undefined),
  }
}

/** The id of the surrounding field's label, for controls that a `label` element cannot name. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId
}
