import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { signOut, type Kind } from '../calls/session.ts'
import { useDocument } from '../calls/screen.tsx'
import type { paths } from '../lib/paths.ts'
import { Spinner } from '../ui/data/spinner.tsx'

interface LeavingProps {
  kind: Kind
  /** Where to go on to after signing in again. */
  wayBack?: string | undefined
  to: typeof paths.contractor.login | typeof paths.company.login | typeof paths.staff.login
}

/** Signs out and goes to the login, without leaving a step that Back would repeat. */
export function Leaving({ kind, wayBack, to }: LeavingProps) {
  const navigate = useNavigate()
  useDocument('Signing out', 'Ends your session on this device.')

  useEffect(() => {
    signOut(kind)
    void navigate({ to, search: { redirect_uri: wayBack }, replace: true })
  }, [kind, navigate, to, wayBack])

  return (
    <div className="flex flex-1 items-center justify-center py-24">
      <h1 className="sr-only">Signing out</h1>
      <Spinner size="lg" label="Signing out" />
    </div>
  )
}
