import type { ContractorProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { OneOpen } from '../../../parts/account-settings/one-open.tsx'

/** What is open while the description is being edited. */
export const descriptionForm = 'description'

/** Under which what was typed into it is kept. */
export const descriptionFormPlace = ({ profile_hash }: Pick<ContractorProfile, 'profile_hash'>) =>
  ({ key: `contractorDescription-${profile_hash}`, kind: 'contractor' }) as const

interface DescriptionPlaceProps {
  profile: ContractorProfile
  children: ReactNode
}

/** Knows whether the description is being edited: whoever is back from signing in again goes on with it. */
export function DescriptionPlace({ profile, children }: DescriptionPlaceProps) {
  return <OneOpen kept={{ [descriptionForm]: descriptionFormPlace(profile) }}>{children}</OneOpen>
}
