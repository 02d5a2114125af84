import { lazy, type ComponentType, type JSX, type ReactNode } from 'react'

import { Part } from '../calls/part.tsx'
import { ErrorState } from '../ui/error-state.tsx'

interface LazyPart<Props> {
  (props: Props & { loading: ReactNode }): JSX.Element
  /** Fetches it ahead of its time; whether that works out does not matter yet. */
  prepare: () => void
}

/** A part whose code comes when it is needed. Without a network it says so in place and can be asked again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Loaded = lazy(load)

  function again() {
    Loaded = lazy(load)
  }

  function Later({ loading, ...props }: Props & { loading: ReactNode }) {
    return (
      <Part
        loading={loading}
        failing={(_, retry) => (
          <ErrorState
            title="This part did not load. Please check your connection."
            onRetried={() => {
              again()
              retry()
            }}
          />
        )}
      >
        {/* What is left without the placeholder are the part's own properties. */}
        <Loaded {...(props as unknown as Props)} />
      </Part>
    )
  }

  return Object.assign(Later, { prepare: () => void load().catch(() => undefined) })
}
