import {
  companyProfiles,
  judge,
  judgeValue,
  withHttps,
  type CompanyProfile,
  type Faults,
  type InputOf,
  type KeyPerson,
  type KeyProject,
} from '@headframe/wire'

interface Logo {
  readonly address: string
  readonly type: string
}

/** A profile as it stands in the form: nothing is null, and what is typed stays as it is typed. */
export interface ProfileValues {
  readonly name: string
  readonly logo: Logo
  /** The id as text; empty without one. */
  readonly industry: string
  readonly employee_size: string
  readonly website: string
  readonly office_address: string
  readonly summary: string
  readonly key_people: readonly KeyPerson[]
  readonly commodities: readonly string[]
  readonly key_projects: readonly KeyProject[]
  readonly ticker: string
  readonly market_cap: string
  readonly cash_in_bank: string
  readonly field_roster: string
  readonly typical_hours: string
  readonly facilities: string
  readonly software_used: readonly string[]
}

export type ProfileField = keyof ProfileValues
export type Changes = InputOf<typeof companyProfiles.save>

/** In the order of the screen. */
export const fieldLabels: Readonly<Record<ProfileField, string>> = {
  name: 'Company Name',
  logo: 'Logo',
  industry: 'Industry',
  employee_size: 'Employee Size',
  website: 'Website',
  office_address: 'Head Office',
  summary: 'Company Summary',
  key_people: 'Key People',
  commodities: 'Commodities',
  key_projects: 'Key Projects',
  ticker: 'ASX Ticker',
  market_cap: 'Market Cap (AUD)',
  cash_in_bank: 'Cash in Bank (AUD)',
  field_roster: 'Field Roster',
  typical_hours: 'Typical Hours',
  facilities: 'Facilities',
  software_used: 'Software Used',
}

// The labels name every field and nothing else.
export const profileFields = Object.keys(fieldLabels) as ProfileField[]

export function valuesOf(profile: CompanyProfile): ProfileValues {
  return {
    name: profile.name ?? '',
    logo: { address: profile.logo ?? '', type: profile.logo_type ?? '' },
    industry: profile.industry === null ? '' : String(profile.industry),
    employee_size: profile.employee_size ?? '',
    website: profile.website ?? '',
    office_address: profile.office_address ?? '',
    summary: profile.summary ?? '',
    key_people: profile.key_people,
    commodities: profile.commodities,
    key_projects: profile.key_projects,
    ticker: profile.ticker ?? '',
    market_cap: profile.market_cap ?? '',
    cash_in_bank: profile.cash_in_bank ?? '',
    field_roster: profile.field_roster ?? '',
    typical_hours: profile.typical_hours ?? '',
    facilities: profile.facilities ?? '',
    software_used: profile.software_used,
  }
}

/** Whether both would be kept as the same: blanks around a text and empty rows count for nothing. */
export function isSameValue<Name extends ProfileField>(
  name: Name,
  one: ProfileValues[Name],
  other: ProfileValues[Name],
): boolean {
  return one === other || keptText(name, one) === keptText(name, other)
}

/** These fields as they are sent, and what is wrong with those that cannot be. */
export function changesOf(
  values: ProfileValues,
  fields: readonly ProfileField[],
): { input: Changes; faults: Faults } {
  const sent = Object.fromEntries(fields.map((name) => [name, values[name]]))
  const logo = fields.includes('logo') && { logo: values.logo.address, logo_type: values.logo.type }
  const { form, faults } = judge(companyProfiles.save, { ...sent, ...logo })
  return { input: form, faults }
}

/** The field that a fault belongs to: `key_people` for `key_people.0.role`. */
export function fieldOfFault(path: string): ProfileField | undefined {
  const start = path === 'logo_type' ? 'logo' : path.split('.', 1)[0]
  return profileFields.find((name) => name === start)
}

export function pickFields(
  values: ProfileValues,
  fields: readonly ProfileField[],
): Partial<ProfileValues> {
  return Object.fromEntries(fields.map((name) => [name, values[name]]))
}

function keptText(name: ProfileField, value: ProfileValues[ProfileField]): string {
  if (name === 'logo') return JSON.stringify(Object(value).address)
  const { value: kept = value } = judgeValue(companyProfiles.save.input.shape[name], value)
  return JSON.stringify(name === 'website' ? withHttps(String(kept ?? '')) : kept)
}
