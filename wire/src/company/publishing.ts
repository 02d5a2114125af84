import { tooLong } from '../core/fields.ts'
import type { Faults } from '../core/refusal.ts'
import { employeeSizes } from '../options.ts'
import { isWebAddress, withHttps } from '../web-address.ts'
import { words } from '../words.ts'
import { companySizes } from './company-fields.ts'
import type { KeyPerson } from './company-fields.ts'

/** What publishing looks at. */
export interface ProfileToPublish {
  readonly name: string | null
  readonly website: string | null
  readonly office_address: string | null
  readonly employee_size: string | null
  readonly summary: string | null
  readonly key_people: readonly KeyPerson[]
  readonly typical_hours: string | null
  readonly commodities: readonly string[]
  readonly field_roster: string | null
  readonly facilities: string | null
  readonly market_cap: string | null
  readonly ticker: string | null
}

/** What has to be mended before a profile may be shown. `isMining` is undefined without an industry. */
export function faultsToPublish(profile: ProfileToPublish, isMining: boolean | undefined): Faults {
  const faults: Faults = {}
  const ask = (field: string, isThere: unknown, text: string) => {
    if (!isThere) faults[field] ??= text
  }
  const { name } = profile
  const website = withHttps(profile.website ?? '')

  ask('name', name, words.companyNameRequired)
  ask('name', (name ?? '').length <= companySizes.name, words.companyNameTooLong)
  ask('website', website, words.websiteRequired)
  ask('website', isWebAddress(website), words.websiteNotValid)
  ask('website', website.length <= companySizes.website, tooLong(companySizes.website))
  ask('office_address', profile.office_address, words.headOfficeRequired)
  ask('employee_size', isEmployeeSize(profile.employee_size), words.employeeSizeRequired)
  ask('industry', isMining !== undefined, words.industryIsRequired)
  ask('summary', profile.summary, words.summaryRequired)
  ask('key_people', profile.key_people.length > 0, words.personRequired)
  ask('key_people', profile.key_people.some(isComplete), words.completePersonRequired)
  ask('typical_hours', profile.typical_hours, words.typicalHoursRequired)
  if (isMining) {
    ask('commodities', profile.commodities.length > 0, words.commodityRequired)
    ask('field_roster', profile.field_roster, words.fieldRosterRequired)
    ask('facilities', profile.facilities, words.facilitiesRequired)
    ask('market_cap', profile.market_cap || profile.ticker, words.marketCapOrTickerRequired)
  }
  return faults
}

function isEmployeeSize(text: string | null): boolean {
  return employeeSizes.some((size) => size === text)
}

function isComplete({ first_name, last_name, role }: KeyPerson): boolean {
  return first_name !== '' && last_name !== '' && role !== ''
}
