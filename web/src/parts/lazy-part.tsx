import { lazy, useReducer, type ComponentType, type JSX, type ReactNode } from 'react'

import { codeOrRefusal } from '../calls/code-or-refusal.ts'
import { openFreshDocument } from '../calls/fresh-document.ts'
import { Part } from '../calls/part.tsx'
import { NotLoaded } from './not-loaded.tsx'

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
  let failures = 0
  const loadOrRefuse = async () => {
    try {
      return await codeOrRefusal(load())
    } catch (missing) {
      failures += 1
      // There is a network by now, or it would not have been asked for again: the code itself may be gone.
      if (failures > 1) void openFreshDocument()
      throw missing
    }
  }
  let Loaded = lazy(loadOrRefuse)

  function again() {
    Loaded = lazy(loadOrRefuse)
  }

  function Later({ loading, ...rest }: Props & { loading: ReactNode }) {
    const [, drawAgain] = useReducer((tries: number) => tries + 1, 0)
    // What is left without the placeholder are the part's own properties.
    const props = rest as unknown as Props
    return (
      <Part
        loading={loading}
        failing={(_, retry) => failing(props, retry)}
        onRetried={() => {
          again()
          drawAgain()
        }}
      >
        <Loaded {...props} />
      </Part>
    )
  }

  return Object.assign(Later, { prepare: () => void load().catch(() => undefined) })
}

function notLoaded(_: object, retry: () => void) {
  return <NotLoaded onRetried={retry} />
}
