import { createElement, use, type ComponentType } from 'react'

import { codeOrRefusal } from '../calls/code-or-refusal.ts'

interface LazyScreen<Props> {
  (props: Props): React.JSX.Element
  preload: () => Promise<void>
}

type Loaded<Name extends string, Props> = Readonly<Record<Name, ComponentType<Props>>>

/**
 * A screen whose code comes with the first visit. The router's own would load the whole document anew
 * when it does not come, which without a network leaves the app for the browser's error page.
 */
export function lazyScreen<Props extends object, Name extends string = 'default'>(
  load: () => Promise<Loaded<Name, Props>>,
  // Without a name it is the module's own.
  name: Name = 'default' as Name,
): LazyScreen<Props> {
  let coming: Promise<void> | undefined
  let screen: ComponentType<Props> | undefined
  let failed: unknown

  /** Asked for again with every visit until it is there; what went wrong is told where it is drawn. */
  function preload(): Promise<void> {
    failed = undefined
    coming ??= codeOrRefusal(load()).then(
      (loaded) => void (screen = loaded[name]),
      (refused: unknown) => {
        coming = undefined
        failed = refused
      },
    )
    return coming
  }

  function Screen(props: Props) {
    if (failed !== undefined) throw failed
    if (!screen) use(coming ?? preload())
    return createElement<Props>(screen ?? Nothing, props)
  }

  return Object.assign(Screen, { preload })
}

function Nothing() {
  return null
}
