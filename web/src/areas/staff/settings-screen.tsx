import { staffSettings } from '@headframe/wire'

import { Screen } from '../../calls/screen.tsx'
import { PasswordSection, SessionsSection } from '../../parts/account-settings/access-sections.tsx'
import { OneOpen } from '../../parts/account-settings/one-open.tsx'
import { PasswordForm } from '../../parts/account-settings/password-form.tsx'

export default function SettingsScreen() {
  return (
    <Screen
      title="Account Settings"
      description="Your password, and where you are signed in."
      className="gap-10"
    >
      <OneOpen>
        <PasswordSection>
          <PasswordForm call={staffSettings.password} />
        </PasswordSection>
        <SessionsSection calls={staffSettings} />
      </OneOpen>
    </Screen>
  )
}
