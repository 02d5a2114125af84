import { accountSettings, companyAccounts, companyMails, companyPeople } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import {
  PasswordSection,
  SessionsSection,
} from '../../../parts/account-settings/access-sections.tsx'
import { MailSwitches } from '../../../parts/account-settings/mail-switches.tsx'
import { OneOpen } from '../../../parts/account-settings/one-open.tsx'
import { SettingsSection } from '../../../parts/account-settings/settings-section.tsx'
import { YourData } from '../../../parts/account-settings/your-data.tsx'
import { keptBilling } from '../billing/billing-form.tsx'
import { useMay } from '../role.ts'
import { keptInvitation } from './invite-form.tsx'
import { keptEmail, OwnEmail, OwnPassword } from './own-access.tsx'
import { OwnBilling } from './own-billing.tsx'
import { PeoplePart } from './people-part.tsx'

const kept = { email: keptEmail, invitation: keptInvitation, billing: keptBilling }

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
  const isOwner = useMay(companyPeople.list)
  const { person } = useRead(companyAccounts.account, {})

  return (
    <Screen
      title="Account Settings"
      description="Your sign-in and data, and your company’s people, mails and billing."
      className="gap-10"
    >
      <OneOpen kept={kept}>
        {isOwner && (
          <SettingsSection
            id="people"
            title="People"
            says="Who works in your company’s account, and what each of them may do."
          >
            <PeoplePart />
          </SettingsSection>
        )}
        <SettingsSection
          id="email"
          title="Email address"
          says={
            person.is_account
              ? 'What you sign in with, and where the account’s mails go.'
              : 'What you sign in with.'
          }
        >
          <OwnEmail />
        </SettingsSection>
        <PasswordSection>
          <OwnPassword />
        </PasswordSection>
        <SessionsSection calls={accountSettings} />
        {isOwner && (
          <SettingsSection
            id="mails"
            title="Mails"
            says="Which mails the account’s own address gets. Those about the safety of the account, and receipts, always come."
          >
            <MailSwitches mails={companyMails} told={told} />
          </SettingsSection>
        )}
        {isOwner && (
          <SettingsSection
            id="billing"
            title="Billing"
            says="Whom your receipts are made out to, from the next one on."
          >
            <OwnBilling />
          </SettingsSection>
        )}
        {person.is_account ? <CompanyData /> : <OwnData />}
      </OneOpen>
    </Screen>
  )
}

function CompanyData() {
  return (
    <SettingsSection
      id="data"
      title="Your data"
      says="Everything that we hold about your company is yours: take a copy, or have it erased."
    >
      <YourData
        kind="company"
        copy="One ZIP file with everything that we hold about your company, and its logo."
        goes="Your account, company page, logo, people, drafts, talent pools, messages and notes. Your page leads nowhere, your jobs leave the board, and you no longer reach those who applied. We write to those who wait for an answer or are in your talent pools."
        stays="Payments, without the person behind them, because the law asks us to keep them. Those who applied still see the title of the job and your company’s name."
      />
    </SettingsSection>
  )
}

/** A colleague's sign-in is theirs; the account is the company's. */
function OwnData() {
  return (
    <SettingsSection
      id="data"
      title="Your data"
      says="What we hold about you is yours: take a copy, or have your sign-in erased."
    >
      <YourData
        kind="company"
        erased="sign-in"
        copy="One ZIP file with what we hold about you: your sign-in, your notes, and what you decided and looked at."
        goes="Your sign-in and your name. You cannot get into the company’s account any more."
        stays="The company’s account with its jobs and applicants. What you decided and noted stays there, without your name."
      />
    </SettingsSection>
  )
}
