import { oneOf } from '../../../lib/wish-readers.ts'

const tab = oneOf(['job', 'applicants'])
export type JobTab = NonNullable<ReturnType<typeof tab>>

export function readJobTab(address: Readonly<Record<string, unknown>>): { tab?: JobTab } {
  const wished = tab(address.tab)
  return wished ? { tab: wished } : {}
}
