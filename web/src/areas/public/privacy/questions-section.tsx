import { productName } from '@headframe/wire'

import { ExternalLink } from '../../../ui/link.tsx'
import { PrivacySection } from './privacy-section.tsx'

export function QuestionsSection() {
  return (
    <PrivacySection id="questions" title="Questions and complaints">
      <p className="max-w-measure">
        Reply to any mail that you have from {productName}: a person reads it and answers within 30
        days. We handle personal details under the Australian Privacy Principles, and tell you and
        the regulator without delay when a breach could do you serious harm.
      </p>
      <p className="max-w-measure">
        If our answer is not good enough, you can complain to the{' '}
        <ExternalLink href="https://www.oaic.gov.au/privacy/privacy-complaints">
          Office of the Australian Information Commissioner
        </ExternalLink>
        .
      </p>
    </PrivacySection>
  )
}
