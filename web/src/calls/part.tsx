import { audiences } from '@headframe/wire'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react'

import { ErrorState } from '../ui/data/error-state.tsx'
import { isPassing, isSessionRefused, textOfFailure } from './failure.ts'
import { useConnection, type Connection } from './offline/reachability.ts'
import { callerMark, subscribeToSession } from './session-store.ts'

interface PartProps {
  /** Holds the layout while the part is read. Without it what stands around waits as well, so that nothing jumps. */
  loading?: ReactNode
  /** Tells a failure in the part's own way. */
  failing?: (failed: unknown, retry: () => void) => ReactNode
  /** Asks anew for what is not a read; reads do so by themselves. */
  onRetried?: () => void
  children: ReactNode
}

/** A part of a screen with a read of its own: it loads, shows, or tells what went wrong in place. */
export function Part({ loading, failing = tellFailure, onRetried, children }: PartProps) {
  const caller = useSyncExternalStore(subscribeToSession, () => callerMark(audiences))
  const connection = useConnection()

  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch
          loading={loading}
          failing={failing}
          caller={caller}
          connection={connection}
          onRetried={() => {
            reset()
            onRetried?.()
          }}
        >
          {loading === undefined ? children : <Suspense fallback={loading}>{children}</Suspense>}
        </Catch>
      )}
    </QueryErrorResetBoundary>
  )
}

function tellFailure(failed: unknown, retry: () => void): ReactNode {
  return <ErrorState title={textOfFailure(failed)} onRetried={retry} />
}

interface CatchProps extends Required<Omit<PartProps, 'loading'>> {
  loading: ReactNode
  /** Changes whenever somebody else is calling. */
  caller: string
  connection: Connection
}

class Catch extends Component<CatchProps, { failed: unknown }> {
  override state: { failed: unknown } = { failed: undefined }

  static getDerivedStateFromError(failed: unknown) {
    return { failed }
  }

  override componentDidUpdate({ caller: lastCaller, connection: before }: CatchProps) {
    const { caller, connection } = this.props
    const { failed } = this.state
    // Whoever is calling now starts afresh, whatever the one before was refused.
    if (caller !== lastCaller && failed !== undefined) return this.retry()
    const isBetter = connection !== before && before !== 'good' && connection !== 'offline'
    if (isBetter && isPassing(failed)) this.retry()
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
