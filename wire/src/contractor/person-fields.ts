import * as z from 'zod/mini'
import { choice, named, optionalText, paragraph, text, tooLong } from '../core/fields.ts'
import { listFromJsonText } from '../core/json-text.ts'
import { contractTypes, rateTypes, sizes, visaOptions } from '../options.ts'
import { words } from '../words.ts'

/** The rules about a person that registration and profile share. */
export const personFields = {
  firstName: text(words.nameRequired, sizes.nameLength),
  lastName: text(words.nameRequired, sizes.nameLength),
  phone: text(words.phoneInvalid, 32).check(z.refine(isPhone, words.phoneInvalid)),
  street: text(words.addressInvalid).check(
    z.minLength(sizes.streetMinLength, words.addressInvalid),
  ),
  suburb: text(words.addressInvalid),
  state: text(words.addressInvalid, sizes.stateLength),
  postCode: text(words.addressInvalid),
  visaStatus: choice(visaOptions, words.visaRequired),
  visaStatusOther: optionalText(),
  rateType: choice(rateTypes, words.rateTypeRequired),
  rate: rate(),
  availability: availability(),
  contractType: optionalChoice(contractTypes, words.contractTypeInvalid),
  idealRole: paragraph(words.idealRoleRequired),
  named,
  answers: answers(),
} as const

/** Phones are typed in many ways; what counts are the digits. */
function isPhone(value: string): boolean {
  return /^\d{6,15}$/.test(value.replaceAll(/[+().\-\s]/g, ''))
}

function optionalChoice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  wrong: string,
) {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim() || null : (value ?? null))),
    z.nullable(z.enum(options, wrong)),
  )
}

const highestRate = 100_000

/** Of a list or a thing its JSON, which is no rate. */
function asText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value ?? '').trim()
}

/** Digits with an optional decimal part, kept with two decimals. */
function rate() {
  return z.pipe(
    z.transform(asText),
    z.pipe(
      z.string().check(
        z.minLength(1, words.rateRequired),
        z.refine((value) => value === '' || isRate(value), words.rateNotPositive),
      ),
      z.transform((value) => Math.round(Number(value) * 100) / 100),
    ),
  )
}

function isRate(value: string): boolean {
  return (
    /^\d{1,9}(\.\d{1,9})?$/.test(value) && Number(value) >= 0.01 && Number(value) <= highestRate
  )
}

/** Whether the day has passed is judged where the day is known. */
function availability() {
  return z.pipe(
    z.transform((value) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
    ),
    z.number(words.availabilityRequired),
  )
}

/** Texts in the order of the questions, or each with the id of its question; as a list or as JSON text. */
function answers() {
  const asEntry = z.transform((value) =>
    typeof value === 'string' ? { id: null, response: value } : value,
  )
  const entry = z.object(
    {
      id: z.nullable(z.coerce.number(words.answersRequired)),
      response: z.pipe(
        z.transform((value) => value ?? ''),
        z.string(words.answersRequired),
      ),
    },
    words.answersRequired,
  )
  const { paragraphLength } = sizes
  const bounded = z
    .pipe(asEntry, entry)
    .check(z.refine(({ response }) => response.length <= paragraphLength, tooLong(paragraphLength)))
  return z.pipe(z.transform(listFromJsonText), z.array(bounded, words.answersRequired))
}

export type SentAnswer = z.output<typeof personFields.answers>[number]

/** The questions as the client knew them, or their ids; only their order is ever looked at. */
export const sentQuestions = z.pipe(
  z.transform((value) => {
    const list = listFromJsonText(value)
    return Array.isArray(list) ? list.map(questionId).filter(Number.isFinite) : []
  }),
  z.array(z.number()),
)

function questionId(question: unknown): number {
  return Number(typeof question === 'number' ? question : Object(question).id)
}
