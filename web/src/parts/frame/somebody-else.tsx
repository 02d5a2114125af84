import type { Kind } from '../../calls/session-store.ts'
import { Screen } from '../../calls/screen.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { ButtonLink } from '../links.tsx'

const places = {
  contractor: { landing: paths.contractor.profile, logout: paths.contractor.logout },
  company: { landing: paths.company.dashboard, logout: paths.company.logout },
  staff: { landing: paths.staff.profiles, logout: paths.staff.logout },
} as const

interface SomebodyElseProps {
  kind: Kind
  /** Who it is, where that is known. */
  name: string | undefined
}

/** In place of a screen that one person had open while another signed in: nothing of it goes on in their name. */
export default function SomebodyElse({ kind, name }: SomebodyElseProps) {
  const { landing, logout } = places[kind]

  return (
    <Screen
      title="Somebody else is signed in now"
      description="Another person has signed in in this browser."
      className="items-start"
    >
      <p className="max-w-measure text-ink-2">
        {name ?? 'Another person'} has signed in in another tab of this browser. What was typed in
        this one was not sent, and is not shown under their name.
      </p>
      <div className="flex flex-wrap gap-3">
        {/* A fresh page: nothing that the last one still wanted to save is left to be sent. */}
        <Button onClick={() => window.location.assign(landing)}>
          {name ? `Continue as ${name}` : 'Continue as that person'}
        </Button>
        <ButtonLink to={logout} variant="secondary">
          Sign out
        </ButtonLink>
      </div>
    </Screen>
  )
}
