import { Refusal, wordsFor } from '@headframe/wire'

import { useDocument } from '../../calls/screen.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'

/** In place of a screen that the role of its reader does not allow. */
export default function NotForRole({ error }: { error: unknown }) {
  // Whatever else went wrong is told as it is everywhere.
  if (!isForRole(error)) throw error
  return <Refused refusal={error} />
}

export function isForRole(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'ROLE_NEEDED'
}

function Refused({ refusal }: { refusal: Refusal }) {
  useDocument('Not for your role', 'Your role in this company account does not allow this.')
  return (
    <div className="page flex flex-1 flex-col justify-center py-16">
      <h1 className="sr-only">Not for your role</h1>
      <EmptyState
        title={wordsFor(refusal)}
        action={<ButtonLink to={paths.company.dashboard}>Go to the dashboard</ButtonLink>}
      />
    </div>
  )
}
