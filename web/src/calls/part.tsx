import { audiences } from '@headframe/wire'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react'

import { ErrorState } from '../ui/error-state.tsx'
import { isSessionRefused, textOfFailure } from './failure.ts'
import { callerMark, subscribeToSession } from './session-store.ts'

interface PartProps {
  /** Holds the layout while the part is read. */
  loading: ReactNode
  /** Tells a failure in the part's own way. */
  failing?: (failed: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** A part of a screen with a read of its own: it loads, shows, or tells what went wrong in place. */
export function Part({ loading, failing = tellFailure, children }: PartProps) {
  // Whoever is calling now starts afresh, whatever the one before was refused.
  const caller = useSyncExternalStore(subscribeToSession, () => callerMark(audiences))

  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch key={caller} loading={loading} failing={failing} onRetried={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  )
}

function tellFailure(failed: unknown, retry: () => void): ReactNode {
  return <ErrorState title={textOfFailure(failed)} onRetried={retry} />
}

interface CatchProps extends Required<PartProps> {
  onRetried: () => void
}

class Catch extends Component<CatchProps, { failed: unknown }> {
  override state: { failed: unknown } = { failed: undefined }

  static getDerivedStateFromError(failed: unknown) {
    return { failed }
  }

  retry = () => {
    this.props.onRetried()
    this.setState({ failed: undefined })
  }

  override render() {
    const { failed } = this.state
    if (failed === undefined) return this.props.children
    // Its reader is on the way to sign in again.
    if (isSessionRefused(failed)) return this.props.loading
    return this.props.failing(failed, this.retry)
  }
}
