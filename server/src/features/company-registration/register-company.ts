import type { InputOf } from '@headframe/wire'
import { noticeVersion, Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'
import type { Industry } from '../../market/industries.ts'
import { logoOwner, nameLogo, passLogoOn, readLogo } from '../../market/companies/logos.ts'
import type { Logo } from '../../market/companies/logos.ts'
import { openCompany } from '../../market/companies/open-company.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { useDraftUp } from '../../market/accounts/registration-drafts.ts'
import { startSession } from '../../kit/sign-in/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { welcomeByMail } from '../../market/accounts/welcome-by-mail.ts'
import type { Register } from './check-registration.ts'
import { welcome } from './mails.ts'

type Form = InputOf<Register>

/** Unlike a contractor, a company is signed in at once, and seen by everybody. */
export const registerCompany: UseCase<Register, Industry> = async (
  { db, reading, now, caller, world },
  form,
  industry,
) => {
  const { companyName: name, companyEmail: email, firstName, lastName } = form
  // Asked before the dear work; of many at once, opening the account has the last word.
  if (await isEmailTaken(reading, 'company', email)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await hashPassword(form.password)

  const logo = await takeLogoOfDraft(db, form, { apiUrl: world.config.apiUrl, now })
  const { id, slug } = await openCompany(
    db,
    { email, passwordHash, now },
    {
      name,
      contact: { firstName, lastName, title: form.jobTitle, phone: form.phoneNumber },
      face: faceIn(form, industry, logo),
      isPublished: true,
      noticeVersion,
    },
  )
  if (logo) await passLogoOn(db, logo, logoOwner.company(id))

  const token = await startSession({ db, now, caller }, { id, audience: 'company', passwordHash })
  await rememberDevice({ db, now, caller }, id)
  await welcomeByMail(
    { db, now, world },
    { accountId: id, audience: 'company', email, firstName, lastName },
    (facts) => welcome({ ...facts, next: 'published' }),
  )
  return { token, success: true, company_name: name, slug }
}

/** Ends the draft. A logo that was not put for this very draft is left out. */
async function takeLogoOfDraft(
  db: Writing,
  { draftId, companyEmail: email, companyLogo }: Form,
  { apiUrl, now }: { apiUrl: string; now: Date },
): Promise<Logo | undefined> {
  if (!(await useDraftUp(db, 'company', { draftId, email, now }))) return undefined
  const logo = readLogo(apiUrl, companyLogo)
  const isOwn = logo && (await nameLogo(db, logo, { owner: logoOwner.draft(draftId), now }))
  return isOwn ? logo : undefined
}

/** What the company says about itself, as it stands in the form. */
function faceIn(form: Form, industry: Industry, logo: Logo | undefined): Partial<CompanyFace> {
  return {
    logo: logo ?? null,
    logo_type: logo ? textOrNull(form.companyLogoType) : null,
    website: form.website,
    office_address: form.headOffice,
    employee_size: form.employeeSize,
    industry: industry.id,
    summary: form.companySummary,
    commodities: form.commodities,
    key_people: form.keyPeople.map(({ firstName, lastName, role }) => ({
      first_name: firstName,
      last_name: lastName,
      role,
    })),
    key_projects: form.keyProjects,
    ticker: textOrNull(form.companyTicker),
    market_cap: textOrNull(form.marketCap),
    cash_in_bank: textOrNull(form.cashInBank),
    field_roster: textOrNull(form.fieldRoster),
    typical_hours: form.typicalHours,
    facilities: textOrNull(form.facilities),
    software_used: form.softwareUsed,
  }
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}
