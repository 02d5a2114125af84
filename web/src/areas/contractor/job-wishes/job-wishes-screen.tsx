import { SettingsSection } from '../../../parts/account-settings/settings-section.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { MatchingChoice } from './matching-choice.tsx'
import { WishesForm } from './wishes-form.tsx'

export default function JobWishesScreen() {
  return (
    <Screen
      title="Job wishes"
      description="What you wish of your next job, and whether jobs are compared with you."
      className="gap-10"
    >
      <SettingsSection
        id="wishes"
        title="Your next job"
        says="Each job tells you what of it goes against these. Leave open what does not matter: nothing is hidden from you, and companies never see your wishes."
      >
        <WishesForm />
      </SettingsSection>
      <SettingsSection
        id="matching"
        title="Matching"
        says="A program compares your profile and resume with open jobs, by the same rules for everybody. People decide."
      >
        <MatchingChoice />
      </SettingsSection>
    </Screen>
  )
}
