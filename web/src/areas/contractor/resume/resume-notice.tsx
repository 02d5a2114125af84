import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Spinner } from '../../../ui/data/spinner.tsx'
import { useUploads } from './use-uploads.ts'

/** Tells on the profile what is happening to the resume behind it. */
export function ResumeNotice() {
  const { processing, last_error, active, replacement } = useUploads()

  if (processing) {
    return (
      <div
        role="status"
        className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3"
      >
        <Spinner className="text-primary" />
        <p>
          We are reading {replacement?.file_name ?? active?.file_name ?? 'your resume'}. What it
          says will stand here in a moment.
        </p>
      </div>
    )
  }
  if (last_error === null) return null
  return (
    <Banner tone="warning">
      {last_error}{' '}
      <TextLink to={paths.contractor.editProfile} hash="resume">
        Replace resume
      </TextLink>
    </Banner>
  )
}
