import { Refusal, words, type MarketData } from '@headframe/wire'
import { useEffect, useRef, useState } from 'react'

import { isNotThere, reportBug, textOfFailure } from '../../calls/failure.ts'

export type MarketLook =
  | { readonly is: 'resting' | 'looking' }
  | { readonly is: 'found'; readonly data: MarketData }
  | { readonly is: 'not found' | 'failed'; readonly text: string }

interface MarketOptions {
  /** Asks the server; a `Refusal` says why there is no answer. */
  ask: (ticker: string, signal: AbortSignal) => Promise<MarketData>
  onFound: (data: MarketData) => void
  onNotFound: () => void
}

interface MarketLookUp {
  look: MarketLook
  /** What is in the box now: asked for once nobody types any more. */
  lookUp: (ticker: string) => void
}

const pauseMs = 600
const shortestTicker = 2

/** What a listed company is worth, while its ticker is being typed. */
export function useMarketData({ ask, onFound, onNotFound }: MarketOptions): MarketLookUp {
  const [look, setLook] = useState<MarketLook>({ is: 'resting' })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  useEffect(() => cancel, [])

  function cancel() {
    clearTimeout(pause.current)
    asking.current?.abort()
  }

  function lookUp(ticker: string) {
    cancel()
    setLook({ is: 'resting' })
    if (ticker.length >= shortestTicker)
      pause.current = setTimeout(() => void answer(ticker), pauseMs)
  }

  async function answer(ticker: string) {
    const { signal } = (asking.current = new AbortController())
    setLook({ is: 'looking' })
    try {
      const data = await ask(ticker, signal)
      if (signal.aborted) return
      setLook({ is: 'found', data })
      onFound(data)
    } catch (failed) {
      if (signal.aborted) return
      reportBug(failed)
      const isUnknown = isNotThere(failed)
      if (isUnknown) onNotFound()
      setLook(
        isUnknown
          ? { is: 'not found', text: words.symbolNotFound }
          : { is: 'failed', text: textOfMarketFailure(failed) },
      )
    }
  }

  return { look, lookUp }
}

/** Too many questions are told as that; whatever else went wrong is told in one way. */
function textOfMarketFailure(failed: unknown): string {
  const isTooMany = failed instanceof Refusal && failed.code === 'RATE_LIMITED'
  return isTooMany ? textOfFailure(failed) : words.marketDataFailed
}
