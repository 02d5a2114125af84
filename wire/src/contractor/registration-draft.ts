import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { email, notUnderstood, parameter, tooLong } from '../core/fields.ts'
import { fromJsonText } from '../core/json-text.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'

/** Beside the four steps of input there is a fifth that says thank you. */
export const lastInputStep = 3

export const draftStep = z.pipe(
  z.transform((value) => Math.min(lastInputStep, Math.max(0, Math.trunc(Number(value)) || 0))),
  z.int(),
)

/** Values under the names of fields. */
export type DraftData = Record<string, unknown>

export const contractorDraft = z.object({
  id: z.string(),
  step: z.int(),
  data: z.custom<DraftData>(isDraftData),
})
export type ContractorDraft = z.output<typeof contractorDraft>

/** What a draft never holds: passwords and files. Everything else that the form has, it keeps. */
export const draftFields = [
  'field_email',
  'field_firstName',
  'field_lastName',
  'field_phone',
  'field_address',
  'field_suburb',
  'field_state',
  'field_postCode',
  'field_visaStatus',
  'field_visaStatusOther',
  'selectedIndustry',
  'selectedRole',
  'questions',
  'answers',
  'selectedAvailability',
  'field_rate',
  'field_rateType',
  'field_contractStatus',
  'field_roleDescription',
] as const

/**
 * What was typed so far, under the names of the registration. An object, or the same as JSON text.
 * Nothing of it is trimmed or completed; null stands for a field that is to be forgotten.
 */
export const draftData = z.pipe(
  z.transform((value) => onlyDraftFields(fromJsonText(value ?? {}))),
  z
    .custom<DraftData>(isDraftData, { error: notUnderstood, params: { wants: 'object' } })
    .check((sent) => {
      for (const [field, value] of Object.entries(Object(sent.value))) {
        const message = faultOf(field, value)
        if (message) sent.issues.push({ code: 'custom', message, path: [field], input: value })
      }
    }),
)

/** While the wizard is being filled: is the address free, and what was typed so far (section 4.3). */
export const registrationInProgress = defineCalls({
  emailCheck: {
    method: 'POST',
    path: '/contractor/checkAvailableEmail',
    says: 'Tells whether an address is still free for a contractor.',
    who: 'anyone',
    body: 'form',
    input: z.object({ email: email(words.validEmail) }),
    output: z.object({ error: z.boolean(), message: z.optional(z.string()) }),
    limit: limits.emailChecks,
  },
  newDraft: {
    method: 'POST',
    path: '/contractor/v2/registration/drafts',
    says: 'Keeps what was typed so far, so that it can be taken up on another device.',
    who: 'anyone',
    body: 'json',
    input: z.object({ data: draftData, step: draftStep }),
    output: contractorDraft,
    limit: limits.registrationDrafts,
  },
  draft: {
    method: 'GET',
    path: '/contractor/v2/registration/drafts/{id}',
    says: 'What was typed so far.',
    who: 'anyone',
    input: z.object({ id: parameter }),
    output: contractorDraft,
  },
  saveDraft: {
    method: 'PATCH',
    path: '/contractor/v2/registration/drafts/{id}',
    says: 'Adds to what was typed so far.',
    who: 'anyone',
    body: 'json',
    input: z.object({ id: parameter, data: draftData, step: z.optional(draftStep) }),
    output: contractorDraft,
  },
})

function isDraftData(value: unknown): value is DraftData {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function onlyDraftFields(value: unknown): unknown {
  if (!isDraftData(value)) return value
  return Object.fromEntries(
    Object.entries(value).filter(([field]) => draftFields.some((known) => known === field)),
  )
}

const listFields = ['questions', 'answers']
const mostEntries = 50
const mostFactsOfAnEntry = 5

/** Most fields hold one value; the lists come as they are, or as JSON text. */
function faultOf(field: string, value: unknown): string | undefined {
  if (!listFields.includes(field)) return faultOfOne(value)
  const list = isLongText(value) ? fromJsonText(value) : value
  return Array.isArray(list) ? faultOfList(list) : faultOfOne(value)
}

function faultOfList(list: readonly unknown[]): string | undefined {
  if (list.length > mostEntries) return notUnderstood
  return list.map(faultOfEntry).find((fault) => fault !== undefined)
}

/** A question or an answer is a few values with names. */
function faultOfEntry(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return faultOfOne(entry)
  const facts: unknown[] = Object.values(entry)
  if (facts.length > mostFactsOfAnEntry) return notUnderstood
  return facts.map(faultOfOne).find((fault) => fault !== undefined)
}

function faultOfOne(value: unknown): string | undefined {
  if (isLongText(value)) return tooLong(sizes.paragraphLength)
  return typeof value === 'object' && value !== null ? notUnderstood : undefined
}

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > sizes.paragraphLength
}
