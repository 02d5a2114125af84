import type { InputOf } from '@headframe/wire'
import { companyProfiles } from '@headframe/wire'
import { aLogo, putLogo } from './logos.ts'
import type { Product, SignedIn } from './product.ts'

export type CompanyProfileWish = InputOf<typeof companyProfiles.publish>

/** Everything that a mining company has to tell before it publishes. */
export function aCompanyProfile(wishes: CompanyProfileWish = {}): CompanyProfileWish {
  return {
    name: 'Saltbush Mining',
    website: 'https://saltbush.example',
    office_address: '12 Hannan Street, Kalgoorlie WA 6430',
    employee_size: '201-500',
    industry: '1',
    summary: 'Gold from two open pits north of Kalgoorlie.\nOwner-operated since 2009.',
    commodities: ['Gold', 'Nickel'],
    key_people: [{ first_name: 'Ines', last_name: 'Marchetti', role: 'General Manager' }],
    key_projects: [{ name: 'Quandong Pit', stage: 'Production' }],
    market_cap: '$412.5M AUD',
    cash_in_bank: '$38M',
    field_roster: '8 days on, 6 off',
    typical_hours: '12 hours a day',
    facilities: 'Single rooms with ensuite\nMess\nGym',
    software_used: ['Deswik.CAD', 'SAP'],
    ...wishes,
  }
}

/** The address of a logo that this company was given leave to put, and has put. */
export async function aLogoOf(product: Product, company: SignedIn): Promise<string> {
  const ticket = await product
    .as(company)
    .send(companyProfiles.uploadLogo, { fileType: 'image/png' })
  await putLogo(product, ticket, await aLogo())
  return ticket.publicUrl
}
