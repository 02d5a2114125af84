import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ExternalLink } from '../../../ui/layout/link.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { WhoAnswers } from './who-answers.tsx'

export function QuestionsSection() {
  return (
    <PrivacySection id="questions" title="Questions and complaints">
      <p className="max-w-measure">
        You take a copy of what we hold, and erase it, under “Your data” in your settings:{' '}
        <TextLink to={paths.contractor.settings}>for contractors</TextLink>,{' '}
        <TextLink to={paths.company.settings}>for companies</TextLink>.
      </p>
      <WhoAnswers />
      <p className="max-w-measure">
        We handle personal details under the Australian Privacy Principles, and tell you and the
        regulator without delay when a breach could do you serious harm.
      </p>
      <p className="max-w-measure">
        If you are not satisfied, you can complain to the{' '}
        <ExternalLink href="https://www.oaic.gov.au/privacy/privacy-complaints">
          Office of the Australian Information Commissioner
        </ExternalLink>
        .
      </p>
    </PrivacySection>
  )
}
