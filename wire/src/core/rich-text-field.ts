import * as z from 'zod/mini'
import { notUnderstood } from './fields.ts'

/** A delta as JSON text or as an object, or plain text. What it says is read by the server only. */
export const richText = z.custom<string | object | null>(
  (value) => typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value)),
  notUnderstood,
)
