import { useEffect, useState } from 'react'

import type { FormStore } from '../../forms/form-store.ts'
import { useStored } from '../../forms/use-stored.ts'
import { Banner } from '../../ui/data/banner.tsx'
import { cn } from '../../ui/cn.ts'

const shownMs = 5000
const fadeMs = 300

/** What is wrong, above the form for a while. It floats, so that nothing moves when it goes. */
export function FadingBanner<Values>({ store }: { store: FormStore<Values> }) {
  const text = useStored(store, (state) => state.text)
  const failures = useStored(store, (state) => state.failures)

  return (
    <div className="sticky top-24 z-30 -mb-4 h-0">
      {text !== undefined && <Fading key={failures} text={text} onGone={store.clearMessage} />}
    </div>
  )
}

interface FadingProps {
  text: string
  onGone: () => void
}

function Fading({ text, onGone }: FadingProps) {
  const [isFading, setFading] = useState(false)

  useEffect(() => {
    const fade = setTimeout(() => setFading(true), shownMs)
    const go = setTimeout(onGone, shownMs + fadeMs)
    return () => {
      clearTimeout(fade)
      clearTimeout(go)
    }
  }, [onGone])

  return (
    <Banner
      tone="error"
      onDismissed={onGone}
      className={cn(
        'absolute inset-x-0 -translate-y-2/5 md:-translate-y-1/2 shadow-e3 transition-[opacity,visibility] duration-300',
        isFading && 'invisible opacity-0',
      )}
    >
      {text}
    </Banner>
  )
}
