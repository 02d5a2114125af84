import * as z from 'zod/mini'
import { isSaidAvailability } from '../contractor/availability.ts'
import { notUnderstood, optionalEmail, optionalText, text } from '../core/fields.ts'
import { sizes } from '../options.ts'
import { isWebAddress, withHttps } from '../web-address.ts'
import { words } from '../words.ts'

const highestSalary = 100_000_000
const highestRate = 100_000

/** What staff may change of somebody (section 3.7, "Staff profile"). An empty text is none. */
export const profileFields = {
  full_name: text(words.candidateNameEmpty),
  email: orNull(optionalEmail(words.validEmail)),
  phone: orNull(optionalText(sizes.phoneLength)),
  location: orNull(optionalText()),
  linkedin_url: orNull(
    z.pipe(
      z.pipe(optionalText(), z.transform(withHttps)),
      z.string().check(z.refine((url) => url === '' || isWebAddress(url), words.linkedinInvalid)),
    ),
  ),
  employeeType: numberThat((value) => value === 0 || value === 1 || value === 2),
  /** 0: nobody knows. */
  availability: numberThat((value) => value === 0 || isSaidAvailability(value)),
  salary: amountUpTo(highestSalary),
  rate: amountUpTo(highestRate),
  visa: orNull(optionalText()),
  trafficlight_status: numberThat((value) => value === 0 || value === 1),
} as const

/** The same as they are stored. */
export const editedProfile = z.object({
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  location: z.nullable(z.string()),
  linkedin_url: z.nullable(z.string()),
  employeeType: z.int(),
  availability: z.number(),
  salary: z.nullable(z.number()),
  rate: z.nullable(z.number()),
  visa: z.nullable(z.string()),
  trafficlight_status: z.int(),
})
export type EditedProfile = z.output<typeof editedProfile>

/** An empty text is none. */
export function orNull(field: z.ZodMiniType<string>) {
  return z.pipe(
    field,
    z.transform((value: string) => value || null),
  )
}

/** Digits with an optional decimal part, as text too. */
function asNumber(value: unknown): unknown {
  const isNumber = typeof value === 'string' && /^\d{1,12}(?:\.\d{1,9})?$/.test(value.trim())
  return isNumber ? Number(value) : value
}

function numberThat(holds: (value: number) => boolean) {
  return z.pipe(
    z.transform(asNumber),
    z.number(notUnderstood).check(z.refine(holds, notUnderstood)),
  )
}

/** Dollars, kept with two decimals; an empty text is none. */
function amountUpTo(most: number) {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.pipe(
      z.transform(asNumber),
      z.pipe(
        z.nullable(
          z
            .number(notUnderstood)
            .check(z.minimum(0, notUnderstood), z.maximum(most, notUnderstood)),
        ),
        z.transform((value: number | null) => value && Math.round(value * 100) / 100),
      ),
    ),
  )
}
