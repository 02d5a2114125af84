import { ProfileSection } from '../profile/profile-section.tsx'
import { RichHtml } from '../rich-text/rich-html.tsx'

interface JobDescriptionProps {
  /** `description_rendered` as the server made it. */
  html: string | null
}

export function JobDescription({ html }: JobDescriptionProps) {
  return (
    <ProfileSection title="Job Description">
      {html ? (
        <RichHtml html={html} className="wrap-anywhere" />
      ) : (
        <p className="text-ink-2">Nothing has been written about this job yet.</p>
      )}
    </ProfileSection>
  )
}
