import type * as z from 'zod/mini'
import type { Call, FileLimits } from '@headframe/wire'
import { fileLimitsOf } from '@headframe/wire'
import { schemaOf } from '../api-page/openapi.ts'

/** What may come in for a field of a form, and so how much of it is worth keeping. */
export interface FormField {
  /** Where the field is a file. */
  readonly file?: FileLimits
  /** Where it is a text with a most length. */
  readonly mostLetters?: number
}

export type FormFields = ReadonlyMap<string, FormField>

/** The fields of all calls of an address: which one is meant stands in the form itself. */
export function formFieldsOf(calls: readonly Call[]): FormFields {
  const forms = calls.filter(({ body }) => body === 'form' || body === 'multipart')
  const fields = forms.flatMap(({ input }) => Object.entries(input.shape))
  return new Map(fields.map(([name, schema]) => [name, readField(schema)]))
}

function readField(schema: z.core.$ZodType): FormField {
  const file = fileLimitsOf(schema)
  if (file) return { file }
  const { maxLength } = schemaOf(schema)
  return typeof maxLength === 'number' ? { mostLetters: maxLength } : {}
}
