import { lives } from '@headframe/wire'

import { Entries, PrivacySection } from './privacy-section.tsx'

const days = (seconds: number) => `${seconds / 86_400} days`
const hours = (seconds: number) => `${seconds / 3600} hours`
const minutes = (seconds: number) => `${seconds / 60} minutes`

/** The times are those that the product keeps to. */
export function KeptSection() {
  return (
    <PrivacySection id="kept" title="How long it stays">
      <Entries
        entries={[
          {
            term: 'Account and profile',
            text: 'Until you erase them. Then they are gone at once, from lists, links and staff screens alike.',
          },
          {
            term: 'A resume or picture you replaced',
            text: 'The older one is deleted when the new one takes its place.',
          },
          {
            term: 'A resume that fills in a registration',
            text: 'Only for the seconds in which it is read. It is kept once you send the registration along with it.',
          },
          {
            term: 'A registration you did not finish',
            text: `${days(lives.registrationDraftSeconds)} after you last changed it. Passwords and files are never part of it.`,
          },
          {
            term: 'Being signed in',
            text: `Ends ${hours(lives.bearerIdleSeconds)} after you were last here, and after ${days(lives.bearerSeconds)} in any case.`,
          },
          {
            term: 'The browsers your account knows',
            text: `${days(lives.knownDeviceSeconds)} after you last signed in there, or until your password changes. Nobody who guesses your password elsewhere can keep you out of them.`,
          },
          {
            term: 'Links to choose a password',
            text: `Work for ${minutes(lives.resetLinkSeconds)}; that one was asked for is forgotten after ${days(lives.resetLinkKeptSeconds)}.`,
          },
          {
            term: 'The words of a mail',
            text: 'Until it has been sent. Its kind and time stay with your account.',
          },
          {
            term: 'What a company’s people note about you',
            text: 'As long as your application to it. Withdraw it, or erase your account, and the notes are gone.',
          },
          {
            term: 'An invitation to a company’s account',
            text: `Its link works for ${days(lives.invitationSeconds)}; unanswered, it is forgotten after ${days(lives.invitationKeptSeconds)}.`,
          },
          {
            term: 'Who looked at you',
            text: 'Stays, as numbers that name nobody once the accounts behind them are gone.',
          },
        ]}
      />
    </PrivacySection>
  )
}
