import { randomUUID } from 'node:crypto'
import type { InputOf, RegistrationDraft } from '@headframe/wire'
import {
  companyAccounts,
  companyRegistration,
  companyRegistrationInProgress,
  connect,
} from '@headframe/wire'
import type { Product } from './product.ts'
import { testPassword } from './registration.ts'

export type CompanyForm = InputOf<typeof companyRegistration.register>

/** Everything that the wizard asks of a mining company, filled in. */
export function aCompanyRegistration(wishes: Partial<CompanyForm> = {}): CompanyForm {
  const { password = testPassword } = wishes
  return {
    companyName: 'Saltbush Mining',
    companyEmail: `company-${randomUUID()}@people.example`,
    companyLogo: '',
    companyLogoType: '',
    industry: '1',
    website: 'https://saltbush.example',
    headOffice: '12 Hannan Street, Kalgoorlie WA 6430',
    employeeSize: '201-500',
    companySummary: 'Gold from two open pits north of Kalgoorlie.\nOwner-operated since 2009.',
    keyPeople: [{ firstName: 'Ines', lastName: 'Marchetti', role: 'General Manager' }],
    commodities: ['Gold', 'Nickel'],
    keyProjects: [{ name: 'Quandong Pit', stage: 'Production' }],
    companyTicker: 'SBM',
    marketCap: '$412.5M AUD',
    cashInBank: '$38M',
    fieldRoster: '8 days on, 6 off',
    typicalHours: '12 hours a day',
    facilities: 'Single rooms with ensuite\nMess\nGym',
    softwareUsed: ['Deswik.CAD', 'SAP'],
    firstName: 'Noor',
    lastName: 'Haddad',
    jobTitle: 'Resourcing Lead',
    phoneNumber: '0491 570 159',
    password,
    confirmPassword: password,
    draftId: '',
    ...wishes,
  }
}

/** A registration that was begun. */
export function aCompanyDraft(product: Product): Promise<RegistrationDraft> {
  const { companyName, companyEmail } = aCompanyRegistration()
  return product.send(companyRegistrationInProgress.newDraft, { companyName, companyEmail })
}

interface RegisteredElsewhere {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Registers a company with a product that runs somewhere else, as a browser would. */
export async function registerCompanyAt(
  base: string,
  wishes: Partial<CompanyForm> = {},
): Promise<RegisteredElsewhere> {
  const form = aCompanyRegistration(wishes)
  const { token, slug } = await connect({ base })(companyRegistration.register, form)
  const { id } = await connect({ base, tokenFor: () => token })(companyAccounts.account, {})
  return { id, slug, name: form.companyName, email: form.companyEmail, password: form.password }
}
