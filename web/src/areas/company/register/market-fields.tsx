import { companyRegistrationInProgress, companySizes, type MarketData } from '@headframe/wire'
import { useRef } from 'react'

import { CallField } from '../../../forms/call-form.tsx'
import { send } from '../../../calls/client.ts'
import { formatMarketCap } from '../../../lib/market-cap.ts'
import { TickerField } from '../../../parts/company-form/ticker-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { StepProps } from './get-started-step.tsx'

/** What a mining company is worth: looked up by its ticker, or typed. */
export function MarketFields({ form }: StepProps) {
  const { store } = form
  const lookedUp = useRef<string>(undefined)

  function typeTicker(ticker: string) {
    store.set('companyTicker', ticker)
    // A figure that belonged to another ticker says nothing about this one.
    if (store.state().values.marketCap === lookedUp.current) store.set('marketCap', '')
  }

  function takeFigure({ market_cap }: MarketData) {
    lookedUp.current = formatMarketCap(market_cap)
    store.set('marketCap', lookedUp.current)
  }

  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="sr-only">Market data</legend>
      <CallField
        form={form}
        name="companyTicker"
        label="ASX ticker"
        hint="If you are listed, we look up your market cap. Otherwise type it below."
        optional
      >
        {({ name, value }) => (
          <TickerField
            name={name}
            value={value}
            onChange={typeTicker}
            ask={askMarket}
            onFound={takeFigure}
            onNotFound={() => {
              store.set('companyTicker', '')
              store.set('marketCap', '')
            }}
          />
        )}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="marketCap" label="Market cap (AUD)">
          {(control) => (
            <TextInput {...control} autoComplete="off" maxLength={companySizes.amount} />
          )}
        </CallField>
        <CallField form={form} name="cashInBank" label="Cash in bank (AUD)" optional>
          {(control) => (
            <TextInput {...control} autoComplete="off" maxLength={companySizes.amount} />
          )}
        </CallField>
      </div>
    </fieldset>
  )
}

function askMarket(ticker: string, signal: AbortSignal): Promise<MarketData> {
  return send(companyRegistrationInProgress.marketData, { ticker }, { signal })
}
