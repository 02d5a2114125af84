import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { draftDataOf, draftStepUpTo, registrationDraft } from '../core/draft-data.ts'
import { email, parameter, text } from '../core/fields.ts'
import { limits, pictureTypes, sizes } from '../options.ts'
import { registrationOf } from '../registration-in-progress.ts'
import { words } from '../words.ts'
import { companyName, companySizes } from './company-fields.ts'
import { marketData, uploadTicket } from './company-facts.ts'

export const lastCompanyStep = 4

const rows = { entries: companySizes.rows, length: companySizes.projectName }
const texts = { entries: companySizes.entries, length: companySizes.entry }

/** What a draft never holds: passwords. Everything else that the form has, it keeps. */
const draftShape = {
  values: {
    companyName: companySizes.name,
    companyEmail: sizes.emailLength,
    companyLogo: companySizes.logo,
    companyLogoType: companySizes.logoType,
    industry: companySizes.industry,
    website: companySizes.website,
    headOffice: companySizes.office,
    employeeSize: companySizes.employeeSize,
    companySummary: companySizes.summary,
    companyTicker: companySizes.ticker,
    marketCap: companySizes.amount,
    cashInBank: companySizes.amount,
    fieldRoster: companySizes.roster,
    typicalHours: companySizes.hours,
    facilities: companySizes.facilities,
    firstName: sizes.nameLength,
    lastName: sizes.nameLength,
    jobTitle: sizes.lineLength,
    phoneNumber: sizes.phoneLength,
  },
  lists: { keyPeople: rows, keyProjects: rows, commodities: texts, softwareUsed: texts },
} as const

export const companyDraftFields: readonly string[] = [
  ...Object.keys(draftShape.values),
  ...Object.keys(draftShape.lists),
]

const { emailCheck, draft, saveDraft } = registrationOf('company', {
  invalidEmail: words.validEmailPlain,
  data: draftDataOf(draftShape),
  step: draftStepUpTo(lastCompanyStep),
})

/** While the wizard of a company is being filled (section 4.6). */
export const companyRegistrationInProgress = defineCalls({
  emailCheck,
  newDraft: {
    method: 'POST',
    path: '/company/v2/registration/drafts',
    says: 'Begins the registration of a company, so that it can be taken up on another device.',
    who: 'anyone',
    body: 'json',
    input: z.object({
      companyName,
      companyEmail: email(words.emailRequired, words.validEmailPlain),
    }),
    output: registrationDraft,
    firstToTell: [
      words.companyNameRequired,
      words.companyNameTooLong,
      words.emailRequired,
      words.validEmailPlain,
    ],
    refusals: { EMAIL_TAKEN: words.emailTaken },
    fallback: words.draftNotCreated,
    limit: limits.registrationDrafts,
  },
  draft,
  saveDraft,
  uploadLogo: {
    method: 'POST',
    path: '/company/v2/registration/upload-logo',
    says: 'Gives leave to put the logo of a company that registers.',
    who: 'anyone',
    body: 'json',
    input: z.object({
      draftId: text(words.draftIdMissing),
      fileType: z.enum(pictureTypes, words.logoWrongType),
    }),
    names: { draftId: 'key' },
    output: uploadTicket,
    firstToTell: [words.draftIdMissing, words.logoWrongType],
    fallback: words.uploadFailed,
    limit: limits.logoTickets,
  },
  marketData: {
    method: 'GET',
    path: '/company/v2/registration/asx/{ticker}',
    says: 'What a listed company is worth, by its ASX ticker.',
    who: 'anyone',
    input: z.object({ ticker: parameter }),
    names: { ticker: 'open' },
    output: marketData,
    refusals: { NOT_FOUND: words.symbolNotFound },
    fallback: words.marketDataFailed,
    limit: limits.marketData,
  },
})
