import type { Faults } from '@headframe/wire'

import { fieldLabels, type ProfileField, type ProfileValues } from './profile-values.ts'

export type SectionId = 'details' | 'profile' | 'operations'

export interface ChecklistItem {
  readonly id: ProfileField
  readonly label: string
  readonly isRequired: boolean
  readonly isComplete: boolean
  /** What is to be done; told once publishing was tried. */
  readonly message: string | undefined
}

export interface ChecklistGroup {
  readonly id: SectionId
  readonly label: string
  readonly items: readonly ChecklistItem[]
}

interface Entry {
  readonly field: ProfileField
  readonly label?: string
  readonly needed: 'always' | 'mining' | 'never'
}

interface ChecklistSection {
  readonly id: SectionId
  readonly label: string
  readonly entries: readonly Entry[]
}

export const checklistSections: readonly ChecklistSection[] = [
  {
    id: 'details',
    label: 'Company Details',
    entries: [
      { field: 'logo', needed: 'never' },
      { field: 'name', needed: 'always' },
      { field: 'industry', needed: 'always' },
      { field: 'employee_size', needed: 'always' },
      { field: 'website', needed: 'always' },
      { field: 'office_address', needed: 'always' },
      { field: 'summary', needed: 'always' },
    ],
  },
  {
    id: 'profile',
    label: 'Company Profile',
    entries: [
      { field: 'key_people', needed: 'always' },
      { field: 'commodities', needed: 'mining' },
      { field: 'key_projects', needed: 'never' },
      { field: 'market_cap', label: 'Market Data', needed: 'mining' },
      { field: 'cash_in_bank', needed: 'never' },
    ],
  },
  {
    id: 'operations',
    label: 'Operations Overview',
    entries: [
      { field: 'field_roster', needed: 'mining' },
      { field: 'typical_hours', needed: 'always' },
      { field: 'facilities', needed: 'mining' },
      { field: 'software_used', needed: 'never' },
    ],
  },
]

/** What a whole profile consists of: 12 things, 16 for a mining company. */
export function checklistOf(
  values: ProfileValues,
  missing: Faults,
  isMining: boolean,
): ChecklistGroup[] {
  return checklistSections.map(({ id, label, entries }) => ({
    id,
    label,
    items: entries
      .filter(({ needed }) => needed !== 'mining' || isMining)
      .map((entry) => itemOf(entry, values, missing)),
  }))
}

/** Whole percent. */
export function completeness(groups: readonly ChecklistGroup[]): number {
  const items = groups.flatMap((group) => group.items)
  return Math.round((items.filter(({ isComplete }) => isComplete).length / items.length) * 100)
}

function itemOf(entry: Entry, values: ProfileValues, missing: Faults): ChecklistItem {
  const { field, label = fieldLabels[field], needed } = entry
  const isRequired = needed !== 'never'
  return {
    id: field,
    label,
    isRequired,
    isComplete: isRequired ? !(field in missing) : hasContent(values[field]),
    message: missing[field],
  }
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasContent)
  return Object.values(Object(value)).some(hasContent)
}
