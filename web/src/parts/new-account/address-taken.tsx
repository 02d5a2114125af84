import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { ButtonLink } from '../links.tsx'

const logins = {
  [paths.company.register]: paths.company.login,
  [paths.contractor.register]: paths.contractor.login,
} as const

interface AddressTakenProps {
  /** Of the registration. */
  path: keyof typeof logins
  onStartedOver: () => void
}

/** The ways on from a registration whose address has an account: it may have been finished elsewhere. */
export default function AddressTaken({ path, onStartedOver }: AddressTakenProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={logins[path]} size="sm" variant="secondary">
        Sign in
      </ButtonLink>
      <Button size="sm" variant="quiet" onClick={onStartedOver}>
        Start over
      </Button>
    </div>
  )
}
