import { lives } from '@headframe/wire'

import { Entries, PrivacySection } from './privacy-section.tsx'

const days = (seconds: number) => `${seconds / 86_400} days`

export function BrowserSection() {
  return (
    <PrivacySection id="browser" title="What your browser keeps">
      <p className="max-w-measure">
        Some things lie on your own device and nowhere else. On a device that others use as well,
        sign out when you go; clearing the data of this site takes all of it away.
      </p>
      <Entries
        entries={[
          {
            term: 'That you are signed in',
            text: 'A key to your account and, for contractors, your name. Both go when you sign out.',
          },
          {
            term: 'That your account knows it',
            text: `A mark in a cookie, for ${days(lives.knownDeviceSeconds)} after you last signed in. No other cookie but the one that keeps administrators signed in.`,
          },
          {
            term: 'What you read',
            text: 'As a contractor, or before you sign in: the jobs, profile and applications that you opened last, and the app itself, so that they open at a camp without a network. What you read goes when you sign in or out; the app itself says nothing about you.',
          },
          {
            term: 'What waits for a network',
            text: 'As a contractor: an application or a change of your profile that you sent without one. It stays until it has been sent, by nobody but you, and you can take it back where it waits.',
          },
          {
            term: 'What you looked at',
            text: 'The last six jobs that you opened, and when you last looked at the list, for “Recently viewed” and “New”. It is never sent to us, and goes when you sign out.',
          },
          {
            term: 'What you have begun',
            text: 'Which registration or draft is yours to go on with. In its own tab only: what you were typing when your session ended, never a password, and your last search. That goes with the tab.',
          },
          {
            term: 'How you like it',
            text: 'The colours, how close the rows of tables stand, cards or a table, and whether single keys are on. It stays until you change it.',
          },
        ]}
      />
      <p className="max-w-measure">
        No cookies for advertising, no counting of visitors, nothing from anybody else.
      </p>
    </PrivacySection>
  )
}
