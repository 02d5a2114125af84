import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { useUploads } from '../resume/use-uploads.ts'

/** While there is nothing to correct: what is read by a program comes first, and this screen follows it. */
export function UntilRead() {
  const { active, processing } = useUploads()
  if (active === null && !processing) {
    return (
      <EmptyState
        title="You have not uploaded a resume yet."
        action={<ToResume label="Upload a resume" />}
      >
        Your jobs, tickets, studies and skills are read from it, and you correct and add to them
        here. What cannot be read in it you add by hand.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={processing ? 'Your resume is being read.' : 'Your resume has not been read yet.'}
      action={<ToResume label="Go to your resume" />}
    >
      Once it has, you can correct, hide and add to what it says here.
    </EmptyState>
  )
}

function ToResume({ label }: { label: string }) {
  return (
    <ButtonLink to={paths.contractor.editProfile} hash="resume">
      {label}
    </ButtonLink>
  )
}
