import type { Insertable, Selectable } from 'kysely'
import type { KeyPerson, KeyProject } from '@headframe/wire'
import type { Tables } from '../../db/tables.ts'
import type { Logo } from './logos.ts'

/** What a company says about itself. It stands in the company's own columns, or whole in its draft. */
export interface CompanyFace {
  readonly name: string | null
  readonly logo: Logo | null
  readonly logo_type: string | null
  readonly website: string | null
  readonly office_address: string | null
  readonly employee_size: string | null
  readonly industry: number | null
  readonly summary: string | null
  readonly commodities: readonly string[]
  readonly key_people: readonly KeyPerson[]
  readonly key_projects: readonly KeyProject[]
  readonly ticker: string | null
  readonly market_cap: string | null
  readonly cash_in_bank: string | null
  readonly field_roster: string | null
  readonly typical_hours: string | null
  readonly facilities: string | null
  readonly software_used: readonly string[]
}

type Columns = Tables['company']

export const faceColumns = [
  'name',
  'logo_id',
  'logo_query',
  'logo_type',
  'website',
  'office_address',
  'employee_size',
  'industry_id',
  'summary',
  'commodities',
  'key_people',
  'key_projects',
  'ticker',
  'market_cap',
  'cash_in_bank',
  'field_roster',
  'typical_hours',
  'facilities',
  'software_used',
] as const satisfies readonly (keyof Columns)[]

type FaceRow = Pick<Selectable<Columns>, (typeof faceColumns)[number]>

export function faceOf(row: FaceRow): CompanyFace {
  const { logo_id, logo_query, industry_id, key_people, key_projects, ...texts } = row
  return {
    ...texts,
    logo: logo_id === null ? null : { id: logo_id, query: logo_query },
    industry: industry_id,
    // Both were written by `columnsOf`, as lists.
    key_people: key_people as KeyPerson[],
    key_projects: key_projects as KeyProject[],
  }
}

/** What is left out is left to the table. A company is never without a name: that one is set apart. */
export function columnsOf(face: Partial<CompanyFace>): Omit<Partial<Insertable<Columns>>, 'name'> {
  const { name: _, logo, industry, key_people, key_projects, commodities, ...texts } = face
  const { software_used, ...lines } = texts
  return {
    ...lines,
    ...(logo === undefined ? {} : { logo_id: logo?.id ?? null, logo_query: logo?.query ?? null }),
    ...(industry === undefined ? {} : { industry_id: industry }),
    ...(commodities ? { commodities: [...commodities] } : {}),
    ...(software_used ? { software_used: [...software_used] } : {}),
    ...(key_people ? { key_people: JSON.stringify(key_people) } : {}),
    ...(key_projects ? { key_projects: JSON.stringify(key_projects) } : {}),
  }
}
