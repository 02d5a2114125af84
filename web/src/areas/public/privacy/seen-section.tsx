import { Entries, PrivacySection } from './privacy-section.tsx'

export function SeenSection() {
  return (
    <PrivacySection id="seen" title="Who sees it">
      <Entries
        entries={[
          {
            term: 'Whoever has your link',
            text: 'Signed-in companies and contractors see your profile with your email address and phone, but not your street and post code. Without an account nobody sees anything, and search engines are told to keep out.',
          },
          {
            term: 'Companies you apply to',
            text: 'They see your profile and your resume, from the moment you apply until you withdraw. The same holds for the talent pools that you join. Several people may work in a company’s account: which of them looked is written down, and what they note about you among themselves is in your copy of your data.',
          },
          {
            term: 'Our staff',
            text: 'They look after the marketplace and suggest people for work. Your profile stands in their library.',
          },
          {
            term: 'Those who work for us',
            text: 'Computers that store the data, look up addresses and deliver mails, run by others on our orders and for nothing else.',
          },
          {
            term: 'Nobody else',
            text: 'We do not sell, rent or swap personal details. We hand them to an authority only where Australian law compels us to.',
          },
        ]}
      />
    </PrivacySection>
  )
}
