import type { ReactNode } from 'react'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../links.tsx'

interface ConsentProps {
  /** What somebody agrees to by sending the form, up to where the privacy notice says more. */
  children: ReactNode
  /** What stays in their hands. */
  rights: string
}

export function Consent({ children, rights }: ConsentProps) {
  return (
    <p className="max-w-measure text-sm text-ink-2">
      {children}{' '}
      <TextLink to={paths.privacy} target="_blank">
        privacy notice
      </TextLink>{' '}
      says. {rights}
    </p>
  )
}
