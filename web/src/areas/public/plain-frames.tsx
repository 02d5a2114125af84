import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'

const home = (
  <ButtonLink to={paths.home} variant="secondary">
    Back to the homepage
  </ButtonLink>
)

export function SampleJobScreen() {
  return (
    <PlainFrame
      title="Sample job"
      says="A sample job page will stand here, made of sample data only."
      action={home}
    />
  )
}
