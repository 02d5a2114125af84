import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import {
  instant,
  notUnderstood,
  optionalParagraph,
  optionalText,
  parameter,
} from '../core/fields.ts'
import { limits, pictureTypes, sizes } from '../options.ts'
import { words } from '../words.ts'
import { companySizes, keyPeople, keyProjects, ticker, uniqueTexts } from './company-fields.ts'
import { marketData, uploadTicket } from './company-facts.ts'

const textOrNull = z.nullable(z.string())

export const companyProfile = z.object({
  id: z.string(),
  slug: z.string(),
  name: textOrNull,
  logo: textOrNull,
  logo_type: textOrNull,
  website: textOrNull,
  office_address: textOrNull,
  employee_size: textOrNull,
  industry: z.nullable(z.int()),
  industry_name: textOrNull,
  summary: textOrNull,
  commodities: z.array(z.string()),
  key_people: z.array(
    z.object({ first_name: z.string(), last_name: z.string(), role: z.string() }),
  ),
  key_projects: z.array(z.object({ name: z.string(), stage: z.string() })),
  ticker: textOrNull,
  market_cap: textOrNull,
  cash_in_bank: textOrNull,
  field_roster: textOrNull,
  typical_hours: textOrNull,
  facilities: textOrNull,
  software_used: z.array(z.string()),
  creation_date: instant,
  /** There are changes that nobody else sees yet, or it was never published. */
  is_draft: z.boolean(),
  published_date: z.nullable(instant),
  /** Counts every change, so that two windows notice each other. */
  revision: z.int(),
})
export type CompanyProfile = z.output<typeof companyProfile>

/** Absent is unchanged, empty is null. */
function orNull<S extends z.ZodMiniType<string>>(field: S) {
  return z.optional(
    z.pipe(
      field,
      z.transform((text) => (text === '' ? null : text)),
    ),
  )
}

const line = (max: number) => orNull(optionalText(max))

/** An id, an id as text, or a name. */
const industry = orNull(
  z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : value)),
    optionalText(companySizes.industry),
  ),
)

const changes = {
  name: orNull(optionalText(companySizes.name, words.companyNameTooLong)),
  logo: line(companySizes.logo),
  logo_type: line(companySizes.logoType),
  website: line(companySizes.website),
  office_address: line(companySizes.office),
  employee_size: line(companySizes.employeeSize),
  industry,
  summary: orNull(optionalParagraph(companySizes.summary)),
  commodities: z.optional(uniqueTexts),
  key_people: z.optional(keyPeople),
  key_projects: z.optional(keyProjects),
  ticker: orNull(ticker),
  market_cap: line(companySizes.amount),
  cash_in_bank: line(companySizes.amount),
  field_roster: line(companySizes.roster),
  typical_hours: line(companySizes.hours),
  facilities: orNull(optionalParagraph(companySizes.facilities)),
  software_used: z.optional(uniqueTexts),
  /** Of the profile that the changes were made to. Without it nobody is warned of other windows. */
  revision: z.optional(z.int(notUnderstood)),
  // Sent back by older clients, looked at by nobody.
  slug: z.optional(optionalText(sizes.lineLength)),
  creation_date: z.optional(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? String(value) : value)),
      optionalText(companySizes.amount),
    ),
  ),
}

const changesName = { logo: { thing: 'logo', of: 'company' }, slug: 'open' } as const

const own = { who: ['company'], output: companyProfile } as const

/** The public face of a company, edited as a draft and published on purpose (section 4.11). */
export const companyProfiles = defineCalls({
  own: {
    ...own,
    method: 'GET',
    path: '/company/v2/profile',
    says: 'The profile as it is being edited: the draft if there is one.',
    role: 'viewer',
    input: z.object({}),
    fallback: words.profileNotLoaded,
  },
  save: {
    ...own,
    method: 'PATCH',
    path: '/company/v2/profile',
    says: 'Saves changes as a draft; what the public sees stays as it is.',
    body: 'json',
    input: z.object(changes),
    names: changesName,
    refusals: { CHANGED_ELSEWHERE: words.profileChangedElsewhere },
    fallback: words.draftNotSaved,
  },
  discard: {
    ...own,
    method: 'DELETE',
    path: '/company/v2/profile/draft',
    says: 'Throws the draft away.',
    input: z.object({}),
    fallback: words.draftNotDiscarded,
  },
  publish: {
    ...own,
    method: 'POST',
    path: '/company/v2/profile/publish',
    says: 'Shows the draft, with these changes laid over it, to everybody.',
    body: 'json',
    input: z.object(changes),
    names: changesName,
    tells: words.resolveHighlighted,
    refusals: { CHANGED_ELSEWHERE: words.profileChangedElsewhere },
    fallback: words.profileNotPublished,
  },
  marketCap: {
    method: 'GET',
    path: '/company/v2/profile/market-cap/{ticker}',
    says: 'What a listed company is worth, by its ASX ticker.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ ticker: parameter }),
    names: { ticker: 'open' },
    output: marketData,
    refusals: { NOT_FOUND: words.symbolNotFound },
    fallback: words.marketDataFailed,
    limit: limits.marketData,
  },
  uploadLogo: {
    method: 'POST',
    path: '/company/v2/profile/upload-logo',
    says: 'Gives leave to put a new logo.',
    who: ['company'],
    body: 'json',
    input: z.object({ fileType: z.enum(pictureTypes, words.logoWrongType) }),
    output: uploadTicket,
    fallback: words.uploadFailed,
    limit: limits.logoTicketsOfCompany,
  },
})
