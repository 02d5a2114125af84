import type { InputOf } from '@headframe/wire'
import { noticeVersion } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'
import type { Industry } from '../../market/industries.ts'
import { logoOwner, nameLogo, passLogoOn, readLogo } from '../../market/companies/logos.ts'
import type { Logo } from '../../market/companies/logos.ts'
import { openCompany } from '../../market/companies/open-company.ts'
import { useDraftUp } from '../../market/accounts/registration-drafts.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { letNewcomerIn, readyAccount, welcomeByMail } from '../../market/accounts/newcomers.ts'
import type { Register } from './check-registration.ts'

type Form = InputOf<Register>

const audience = 'company'

/** Unlike a contractor, a company is signed in at once, and seen by everybody. */
export const registerCompany: UseCase<Register, Industry> = async (context, form, industry) => {
  const { db, now, world } = context
  const { companyName: name, companyEmail: email, password, firstName, lastName } = form
  const account = await readyAccount(context, { audience, email, password })

  const logo = await takeLogoOfDraft(db, form, { apiUrl: world.config.apiUrl, now })
  const { id, slug } = await openCompany(db, account, {
    name,
    contact: { firstName, lastName, title: form.jobTitle, phone: form.phoneNumber },
    face: faceIn(form, industry, logo),
    isPublished: true,
    noticeVersion,
  })
  if (logo) await passLogoOn(db, logo, logoOwner.company(id))

  const token = await letNewcomerIn(context, { ...account, id, audience })
  await welcomeByMail(context, { id, audience, email, firstName, lastName }, 'whole form')
  return { token, success: true, company_name: name, slug }
}

/** Ends the draft. A logo that was not put for this very draft is left out. */
async function takeLogoOfDraft(
  db: Writing,
  { draftId, companyEmail: email, companyLogo }: Form,
  { apiUrl, now }: { apiUrl: string; now: Date },
): Promise<Logo | undefined> {
  if (!(await useDraftUp(db, audience, { draftId, email, now }))) return undefined
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
