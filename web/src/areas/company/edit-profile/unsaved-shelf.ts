import type { CompanyProfile } from '@headframe/wire'

import { findKeptForm, isPartOf, keepForm } from '../../../forms/kept-forms.ts'
import type { Unsaved } from './edit-state.ts'
import { valuesOf } from './profile-values.ts'

/** What could not be saved outlives a reload of this tab, for the same company only. */
export function readUnsaved(profile: CompanyProfile): Unsaved | undefined {
  const form = valuesOf(profile)
  const { base, values } = Object(findKeptForm(keyOf(profile.id))) as Record<string, unknown>
  return isPartOf(base, form) && isPartOf(values, form) ? { base, values } : undefined
}

export function storeUnsaved({ id }: CompanyProfile, unsaved: Unsaved | undefined): void {
  keepForm(keyOf(id), unsaved)
}

function keyOf(companyId: string): string {
  return `companyProfileUnsaved:${companyId}`
}
