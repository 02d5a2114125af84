import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'

const home = (
  <ButtonLink to={paths.home} variant="secondary">
    Back to the homepage
  </ButtonLink>
)

export function SharedContractorScreen() {
  return (
    <PlainFrame
      title="Shared profile"
      says="A contractor’s shared profile will be shown here to signed-in contractors and companies."
      action={home}
    />
  )
}

export function SampleJobScreen() {
  return (
    <PlainFrame
      title="Sample job"
      says="A sample job page will stand here, made of sample data only."
      action={home}
    />
  )
}
