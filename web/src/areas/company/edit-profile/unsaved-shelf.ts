import type { CompanyProfile } from '@headframe/wire'

import { ownKey } from '../../../calls/person.ts'
import { findKeptForm, isPartOf, keepForm } from '../../../forms/kept-forms.ts'
import type { Unsaved } from './edit-state.ts'
import { profileFields, valuesOf } from './profile-values.ts'

/** What could not be saved outlives a reload of this tab, for the same person in the same company only. */
export function readUnsaved(profile: CompanyProfile): Unsaved | undefined {
  const form = valuesOf(profile)
  const kept = Object(findKeptForm(keyOf(profile.id))) as Record<string, unknown>
  const { base, values, conflicts } = kept
  if (!isPartOf(base, form) || !isPartOf(values, form)) return undefined
  return { base, values, conflicts: profileFields.filter((name) => isIn(conflicts, name)) }
}

export function storeUnsaved({ id }: CompanyProfile, unsaved: Unsaved | undefined): void {
  keepForm(keyOf(id), unsaved)
}

function isIn(kept: unknown, name: string): boolean {
  return Array.isArray(kept) && kept.includes(name)
}

function keyOf(companyId: string): string {
  return ownKey('company', `companyProfileUnsaved:${companyId}`)
}
