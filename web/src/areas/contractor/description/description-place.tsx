import type { ContractorProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { OneOpen } from '../../../parts/account-settings/one-open.tsx'

/** What is open while the description is being edited. */
export const descriptionForm = 'description'

/** Under which what was typed into it is kept. */
export const descriptionFormKey = ({ profile_hash }: Pick<ContractorProfile, 'profile_hash'>) =>
  `contractorDescription-${profile_hash}`

interface DescriptionPlaceProps {
  profile: ContractorProfile
  children: ReactNode
}

/** Knows whether the description is being edited: whoever is back from signing in again goes on with it. */
export function DescriptionPlace({ profile, children }: DescriptionPlaceProps) {
  return <OneOpen kept={{ [descriptionForm]: descriptionFormKey(profile) }}>{children}</OneOpen>
}
