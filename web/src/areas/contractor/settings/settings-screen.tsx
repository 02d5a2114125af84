import { accountSettings, contractorMails } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { Screen } from '../../../calls/screen.tsx'
import {
  PasswordSection,
  SessionsSection,
} from '../../../parts/account-settings/access-sections.tsx'
import { MailSwitches } from '../../../parts/account-settings/mail-switches.tsx'
import { OneOpen } from '../../../parts/account-settings/one-open.tsx'
import { SettingsSection } from '../../../parts/account-settings/settings-section.tsx'
import { YourData } from '../../../parts/account-settings/your-data.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { keptEmail, OwnEmail } from './own-email.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { ProfileSharing } from './profile-sharing.tsx'

const kept = { email: keptEmail }

const told = {
  application_updates: {
    label: 'My applications',
    hint: 'That one has arrived, what the company decided, and when the company is gone.',
  },
  pool_updates: {
    label: 'Talent communities',
    hint: 'When a company has decided on your application to its talent community, or is gone.',
  },
  messages: {
    label: 'Messages',
    hint: 'When a company has written to you. At most one mail an hour for each conversation.',
  },
}

export default function SettingsScreen() {
  return (
    <Screen
      title="Account Settings"
      description="Your email address, password, sessions, photo, sharing, mails and data."
      className="gap-10"
    >
      <OneOpen kept={kept}>
        <SettingsSection
          id="photo"
          title="Photo"
          says="What companies see first. A clear face on a plain ground does best."
        >
          <OwnPhoto />
        </SettingsSection>
        <SettingsSection
          id="email"
          title="Email address"
          says="What you sign in with, and where our mails go. We write to the old and the new address when it changes."
        >
          <OwnEmail />
        </SettingsSection>
        <PasswordSection>
          <OwnPassword />
        </PasswordSection>
        <SessionsSection calls={accountSettings} />
        <SettingsSection
          id="sharing"
          title="Profile sharing"
          says="A link to your profile that you can give to whomever you like, and take back."
        >
          <ProfileSharing />
        </SettingsSection>
        <SettingsSection
          id="mails"
          title="Mails"
          says={
            <>
              Which mails you get. Those about the safety of your account always come; new jobs that
              suit you are set under <TextLink to={paths.contractor.jobWishes}>Job wishes</TextLink>
              .
            </>
          }
        >
          <MailSwitches mails={contractorMails} told={told} />
        </SettingsSection>
        <SettingsSection
          id="data"
          title="Your data"
          says="Everything that we hold about you is yours: take a copy, or have it erased."
        >
          <YourData
            kind="contractor"
            copy="One ZIP file with everything that we hold about you, your resume and your photo."
            goes="Your account, profile, photo, resume and everything read from it, your answers, applications and messages. Your link leads nowhere, and companies no longer find you."
            stays="That somebody’s profile was seen and when, as numbers that name nobody. What companies have saved or printed themselves is out of our reach."
          />
        </SettingsSection>
      </OneOpen>
    </Screen>
  )
}
