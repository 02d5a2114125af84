import { Screen } from '../../../calls/screen.tsx'
import { PhotoForm } from '../photo/photo-form.tsx'
import { EmailForm } from './email-form.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { ProfileSharing } from './profile-sharing.tsx'
import { YourData } from './your-data.tsx'

export default function SettingsScreen() {
  return (
    <Screen
      title="Account Settings"
      description="Your email address, password, photo, sharing, mails and data."
      className="gap-10"
    >
      <SettingsSection
        id="photo"
        title="Photo"
        says="What companies see first. A clear face on a plain ground does best."
      >
        <PhotoForm />
      </SettingsSection>
      <SettingsSection
        id="email"
        title="Email address"
        says="What you sign in with, and where our mails go. We write to the old and the new address when it changes."
      >
        <EmailForm />
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Password"
        says="Changing it signs you out everywhere but here."
      >
        <PasswordForm />
      </SettingsSection>
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
        says="Which mails you get. Those about the safety of your account always come."
      >
        <MailSwitches />
      </SettingsSection>
      <SettingsSection
        id="data"
        title="Your data"
        says="Everything that we hold about you is yours: take a copy, or have it erased."
      >
        <YourData />
      </SettingsSection>
    </Screen>
  )
}
