import type { Audience } from '@headframe/wire'

/** One address may open an account of each kind, so letters about one say which it is. */
export const accountInWords: Readonly<Record<Audience, string>> = {
  contractor: 'contractor account',
  company: 'company account',
  staff: 'staff account',
  admin: 'administrator account',
}
