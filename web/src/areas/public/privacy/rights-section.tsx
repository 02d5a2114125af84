import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Entries, PrivacySection } from './privacy-section.tsx'

export function RightsSection() {
  return (
    <PrivacySection id="rights" title="What you can do">
      <p className="max-w-measure">
        You need nobody’s leave for any of this, and it costs nothing. As a contractor you find it
        in <TextLink to={paths.contractor.settings}>Account Settings</TextLink>.
      </p>
      <Entries
        entries={[
          {
            term: 'See it',
            text: 'Your profile shows what others see. “Your data” gives you a copy of everything that we hold, with your resume and your picture, as one file.',
          },
          {
            term: 'Correct it',
            text: 'Change your profile at any time. Where your resume was read wrongly, change, hide or add to what was read.',
          },
          {
            term: 'Erase it',
            text: 'Your account and all that belongs to it is deleted, for good. Nobody asks you why.',
          },
          {
            term: 'Stop sharing',
            text: 'Switch the link to your profile off, or make a new one: the old one then leads nowhere.',
          },
          {
            term: 'Say no to a description',
            text: 'It is written only when you ask. Say no thanks, and it is never offered again until you change your mind.',
          },
          {
            term: 'Have fewer mails',
            text: 'Each kind can be switched off, in the settings or by the link in the mail itself. Only those about the safety of your account always come.',
          },
        ]}
      />
    </PrivacySection>
  )
}
