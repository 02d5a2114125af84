import { afterAll } from 'vitest'

type Size = 'clientWidth' | 'clientHeight' | 'scrollHeight'

/** The window of tests lays nothing out. Files share it, so the sizes are those of one file. */
export function giveSizes(sizes: Partial<Record<Size, () => number>>): void {
  const names = Object.keys(sizes)
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get })
  afterAll(() => {
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
}
