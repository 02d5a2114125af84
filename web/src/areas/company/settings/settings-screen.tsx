import { accountSettings, companyMails } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import {
  PasswordSection,
  SessionsSection,
} from '../../../parts/account-settings/access-sections.tsx'
import { MailSwitches } from '../../../parts/account-settings/mail-switches.tsx'
import { SettingsSection } from '../../../parts/account-settings/settings-section.tsx'
import { YourData } from '../../../parts/account-settings/your-data.tsx'
import { OwnPassword } from './own-password.tsx'

const told = {
  applications: {
    label: 'Applications',
    hint: 'When somebody has applied to one of your jobs.',
  },
  pool_applications: {
    label: 'Talent pools',
    hint: 'When somebody has applied to join one of your talent pools.',
  },
  messages: {
    label: 'Messages',
    hint: 'When a contractor has written to you. At most one mail an hour for each conversation.',
  },
  job_expiry: {
    label: 'Jobs about to expire',
    hint: 'Once for each job, seven days before it leaves the board.',
  },
  credits: {
    label: 'Credits',
    hint: 'When credits have been added to your account.',
  },
}

export default function SettingsScreen() {
  return (
    <Screen
      title="Account Settings"
      description="Your company’s password, sessions, mails and data."
      className="gap-10"
    >
      <PasswordSection>
        <OwnPassword />
      </PasswordSection>
      <SessionsSection calls={accountSettings} />
      <SettingsSection
        id="mails"
        title="Mails"
        says="Which mails you get. Those about the safety of your account, and receipts, always come."
      >
        <MailSwitches mails={companyMails} told={told} />
      </SettingsSection>
      <SettingsSection
        id="data"
        title="Your data"
        says="Everything that we hold about your company is yours: take a copy, or have it erased."
      >
        <YourData
          kind="company"
          copy="One ZIP file with everything that we hold about your company, and its logo."
          goes="Your account, company page, logo, drafts, talent pools and messages. Your page leads nowhere, your jobs leave the board, and you no longer reach those who applied."
          stays="Payments, without the person behind them, because the law asks us to keep them. Those who applied still see the title of the job and your company’s name."
        />
      </SettingsSection>
    </Screen>
  )
}
