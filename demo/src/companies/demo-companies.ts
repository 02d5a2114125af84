import type { CompanyFace } from '@headframe/server/src/market/companies/company-faces.ts'
import { advisers } from './advisers.ts'
import { batteryMetals } from './battery-metals.ts'
import { campsAndTravel } from './camps-and-travel.ts'
import type { CompanyFacts, DemoCompany } from './company.ts'
import { copperAndCoal } from './copper-and-coal.ts'
import { energyCompanies } from './energy.ts'
import { fieldContractors } from './field-contractors.ts'
import { goldAndIron } from './gold-and-iron.ts'
import { sandsAndUranium } from './sands-and-uranium.ts'

/** Companies of the resources world, mining and not. The first one is the demo's sign-in. */
export const demoCompanies: readonly DemoCompany[] = [
  ...goldAndIron,
  ...batteryMetals,
  ...copperAndCoal,
  ...sandsAndUranium,
  ...fieldContractors,
  ...energyCompanies,
  ...advisers,
  ...campsAndTravel,
]

export function emailOf({ email, domain }: DemoCompany): string {
  return email ?? `hr@${domain}`
}

/** The whole face of a company, as it would have typed it, without its logo. */
export function faceWith({ name, domain }: DemoCompany, facts: CompanyFacts): CompanyFace {
  return { ...untold, ...facts, name, website: `https://www.${domain}` }
}

const untold = {
  logo: null,
  logo_type: null,
  office_address: null,
  employee_size: null,
  industry: null,
  summary: null,
  commodities: [],
  key_people: [],
  key_projects: [],
  ticker: null,
  market_cap: null,
  cash_in_bank: null,
  field_roster: null,
  typical_hours: null,
  facilities: null,
  software_used: [],
} satisfies Omit<CompanyFace, 'name' | 'website'>
