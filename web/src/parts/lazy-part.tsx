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
  failing: (props: Props, retry: () => void) => ReactNode = notLoaded,
): LazyPart<Props> {
  let Loaded = lazy(load)

  function again() {
    Loaded = lazy(load)
  }

  function Later({ loading, ...rest }: Props & { loading: ReactNode }) {
    // What is left without the placeholder are the part's own properties.
    const props = rest as unknown as Props
    return (
      <Part
        loading={loading}
        failing={(_, retry) =>
          failing(props, () => {
            again()
            retry()
          })
        }
      >
        <Loaded {...props} />
      </Part>
    )
  }

  return Object.assign(Later, { prepare: () => void load().catch(() => undefined) })
}

function notLoaded(_: object, retry: () => void) {
  return (
    <ErrorState title="This part did not load. Please check your connection." onRetried={retry} />
  )
}
