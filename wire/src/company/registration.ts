import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import type { Call } from '../core/call.ts'
import {
  choice,
  email,
  named,
  newPassword,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
} from '../core/fields.ts'
import type { Faults } from '../core/refusal.ts'
import { employeeSizes, limits, sizes } from '../options.ts'
import { isWebAddress } from '../web-address.ts'
import { words } from '../words.ts'
import {
  companyName,
  companySizes,
  keyProjects,
  registeredPeople,
  ticker,
  uniqueTexts,
} from './company-fields.ts'

const opening = {
  method: 'POST',
  who: 'anyone',
  refusals: { EMAIL_TAKEN: words.emailTaken },
  refusing: { success: false, message: theText },
  limit: limits.registrations,
} as const satisfies Partial<Call>

const shortForm = {
  ...opening,
  body: 'form',
  input: z.object({
    company_name: text(words.fillAllFields, companySizes.name),
    company_office: text(words.fillAllFields, companySizes.office),
    company_website: text(words.fillAllFields, companySizes.website),
    contact_name: text(words.fillAllFields, sizes.nameLength),
    contact_position: text(words.fillAllFields),
    contact_email: email(words.fillAllFields, words.validEmailPlain),
    contact_phone: text(words.fillAllFields, sizes.phoneLength),
    password: newPassword(words.fillAllFields, words.passwordTooShortPlain),
    passwordConfirm: z.optional(z.string(words.passwordsDifferPlain)),
  }),
  output: z.object({ success: z.literal(true), message: z.string(), token: z.string() }),
  rules: [
    {
      field: 'passwordConfirm',
      text: words.passwordsDifferPlain,
      holds: ({ password, passwordConfirm }) =>
        passwordConfirm === undefined || passwordConfirm === password,
    },
  ],
  firstToTell: [
    words.fillAllFields,
    words.validEmailPlain,
    words.passwordTooShortPlain,
    words.easyPassword,
    words.passwordsDifferPlain,
  ],
} as const satisfies Partial<Call>

/** Becoming a company: by the wizard, or by the older short form (section 4.6). */
export const companyRegistration = defineCalls({
  register: {
    ...opening,
    path: '/company/v2/registration/submit',
    says: 'Registers a company with everything that the wizard asks, and publishes its profile.',
    body: 'json',
    input: z.object({
      companyName,
      companyEmail: email(words.emailRequired, words.validEmailPlain),
      companyLogo: optionalText(companySizes.logo),
      companyLogoType: optionalText(companySizes.logoType),
      industry: named,
      website: text(words.websiteRequired, companySizes.website).check(
        z.refine(isWebAddress, words.websiteInvalid),
      ),
      headOffice: text(words.headOfficeLocationRequired, companySizes.office),
      employeeSize: choice(employeeSizes, words.selectEmployeeSize),
      companySummary: paragraph(words.summaryRequired, companySizes.summary),
      keyPeople: registeredPeople.check(mustNameSomebody),
      commodities: uniqueTexts,
      keyProjects,
      companyTicker: ticker,
      marketCap: optionalText(companySizes.amount),
      cashInBank: optionalText(companySizes.amount),
      typicalHours: text(words.typicalHoursInformationRequired, companySizes.hours),
      fieldRoster: optionalText(companySizes.roster),
      facilities: optionalParagraph(companySizes.facilities),
      softwareUsed: uniqueTexts,
      firstName: text(words.firstNameRequired, sizes.nameLength),
      lastName: text(words.lastNameRequired, sizes.nameLength),
      jobTitle: text(words.jobTitleRequired),
      phoneNumber: text(words.phoneRequired, sizes.phoneLength),
      password: newPassword(words.passwordRequired, words.passwordTooShortPlain),
      confirmPassword: z._default(z.string(words.passwordsDifferPlain), ''),
      draftId: optionalText(),
    }),
    names: { draftId: 'key' },
    output: z.object({
      token: z.string(),
      success: z.literal(true),
      company_name: z.string(),
      slug: z.string(),
    }),
    rules: [
      {
        field: 'confirmPassword',
        text: words.passwordsDifferPlain,
        holds: (form) => form['confirmPassword'] === (form['password'] ?? ''),
      },
    ],
    firstToTell: [
      words.companyNameRequired,
      words.companyNameTooLong,
      words.emailRequired,
      words.validEmailPlain,
      words.selectIndustry,
      words.websiteRequired,
      words.websiteInvalid,
      words.headOfficeLocationRequired,
      words.selectEmployeeSize,
      words.summaryRequired,
      words.completePersonRequired,
      words.commodityRequired,
      words.marketCapOrTickerRequired,
      words.typicalHoursInformationRequired,
      words.fieldRosterInformationRequired,
      words.facilitiesInformationRequired,
      words.firstNameRequired,
      words.lastNameRequired,
      words.jobTitleRequired,
      words.phoneRequired,
      words.passwordRequired,
      words.passwordTooShortPlain,
      words.easyPassword,
      words.passwordsDifferPlain,
    ],
    fallback: words.submissionFailed,
  },
  registerOld: {
    ...shortForm,
    path: '/company/register',
    says: 'The same as the sign-up with the short form, at an older address.',
  },
  signUp: {
    ...shortForm,
    path: '/marketplace.php?companySignup',
    says: 'Opens a company account with a contact only; the profile is filled later.',
  },
})

type RegisteredPeople = z.output<typeof registeredPeople>

/** Rows that are half filled are kept, but one has to be whole. */
function mustNameSomebody({ value, issues }: z.core.ParsePayload<RegisteredPeople>): void {
  if (value.some((row) => row.firstName && row.lastName && row.role)) return
  const message = words.completePersonRequired
  issues.push({ code: 'too_small', origin: 'array', minimum: 1, message, input: value })
}

/** The fields that a mining company has to fill, as far as they are sound by themselves. */
export interface MiningFields {
  readonly commodities?: readonly string[]
  readonly companyTicker?: string
  readonly marketCap?: string
  readonly fieldRoster?: string
  readonly facilities?: string
}

/** What is asked of mining companies only. A field that is not there has a fault of its own already. */
export function faultsOfMiningRegistration(form: MiningFields): Faults {
  const { commodities, companyTicker, marketCap, fieldRoster, facilities } = form
  const isUntold = marketCap === '' && companyTicker === ''
  return {
    ...(commodities?.length === 0 ? { commodities: words.commodityRequired } : {}),
    ...(isUntold ? { marketCap: words.marketCapOrTickerRequired } : {}),
    ...(fieldRoster === '' ? { fieldRoster: words.fieldRosterInformationRequired } : {}),
    ...(facilities === '' ? { facilities: words.facilitiesInformationRequired } : {}),
  }
}
