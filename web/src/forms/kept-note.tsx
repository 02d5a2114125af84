import { Banner } from '../ui/data/banner.tsx'
import type { OwnForm } from './use-form.ts'
import { useIsTyped } from './use-is-typed.ts'
import { useStored } from './use-stored.ts'

/** Over a form that holds what was typed earlier: it is not what stands, and need not stay. */
export function KeptNote<V extends Readonly<Record<string, unknown>>>({
  form: { store, isTakenUp },
}: {
  form: OwnForm<V>
}) {
  const wasSent = useStored(store, (state) => state.wasSent)
  const isTyped = useIsTyped(store)
  if (!isTakenUp || wasSent || !isTyped) return null

  return <KeptBanner onDiscarded={store.discard} />
}

/** The same for a form that keeps in its own way what was typed. */
export function KeptBanner({ onDiscarded }: { onDiscarded: () => void }) {
  return (
    <Banner tone="info">
      What you typed earlier is still here. It has not been saved.{' '}
      <button type="button" className="font-semibold underline" onClick={onDiscarded}>
        Discard it
      </button>
    </Banner>
  )
}
