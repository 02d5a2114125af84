import type { MarketData } from '@headframe/wire'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'

import { dayInShort } from '../../lib/day-words.ts'
import { formatMarketCap } from '../../lib/market-cap.ts'
import { productDay } from '../../lib/product-day.ts'
import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/data/spinner.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useMarketData, type MarketLook } from './use-market-data.ts'

interface TickerFieldProps {
  name?: string
  value: string
  onChange: (ticker: string) => void
  /** Asks the server; a `Refusal` says why there is no answer. */
  ask: (ticker: string, signal: AbortSignal) => Promise<MarketData>
  onFound: (data: MarketData) => void
  /** There is no such symbol: neither it nor a figure that came with one can stay. */
  onNotFound: () => void
}

const longestTicker = 5

/** A symbol of the exchange, looked up while it is typed; it stands inside a `Field`. */
export function TickerField({ name, value, onChange, ask, onFound, onNotFound }: TickerFieldProps) {
  const { look, lookUp } = useMarketData({ ask, onFound, onNotFound })
  const noteId = useId()

  return (
    <>
      <TextInput
        name={name}
        value={value}
        maxLength={longestTicker}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="num uppercase"
        aria-describedby={noteId}
        trailing={look.is === 'looking' && <Spinner className="mr-3 text-ink-2" />}
        onChange={({ target }) => {
          const ticker = target.value.toUpperCase().replaceAll(/\s/g, '')
          onChange(ticker)
          lookUp(ticker)
        }}
      />
      <p
        id={noteId}
        role="status"
        className={cn('flex items-start gap-1.5 text-sm empty:hidden', inks[look.is])}
      >
        <MarketNote look={look} />
      </p>
    </>
  )
}

const inks: Record<MarketLook['is'], string> = {
  resting: '',
  looking: 'text-ink-2',
  found: 'text-ink-2',
  'not found': 'font-medium text-danger',
  failed: 'font-medium text-danger',
}

function MarketNote({ look }: { look: MarketLook }) {
  switch (look.is) {
    case 'resting':
      return null
    case 'looking':
      return 'Looking up the ASX…'
    case 'found':
      return (
        <>
          <CircleCheck aria-hidden className="mt-[0.2em] size-4 shrink-0 text-gum" />
          <span className="num min-w-0">{foundWords(look.data)}</span>
        </>
      )
    case 'not found':
    case 'failed':
      return (
        <>
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          <span className="min-w-0">{look.text}</span>
        </>
      )
  }
}

/** "Ridgeline Gold Ltd: $1.25B AUD on 14 Nov 2026". */
function foundWords({ name, ticker, market_cap, as_of }: MarketData): string {
  const day = dayInShort(productDay(as_of))
  return `${name ?? ticker}: ${formatMarketCap(market_cap)} on ${day}`
}
