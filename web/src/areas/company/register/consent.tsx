import { productName } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'

/** What somebody agrees to by sending the form. */
export function Consent() {
  return (
    <p className="max-w-measure text-sm text-ink-2">
      By choosing Complete Registration you open a company account with {productName}, publish the
      profile that you have just filled in, and agree that we keep your answers and contact details
      as the{' '}
      <TextLink to={paths.privacy} target="_blank">
        privacy notice
      </TextLink>{' '}
      says. You can change the profile at any time.
    </p>
  )
}
