import { companyProfiles } from '@headframe/wire'
import { useRef } from 'react'

import { send } from '../../../calls/client.ts'
import { formatMarketCap } from '../../../lib/market-cap.ts'
import { TickerField } from '../../../parts/company-form/ticker-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { EditorTextField, type FieldsProps } from './editor-field.tsx'
import { isMiningIn } from './edit-state.ts'
import { useKept } from './use-profile-keeper.ts'

/** What a company is worth: by its ticker, or in its own words. */
export function MarketFields({ keeper }: FieldsProps) {
  const isMining = useKept(keeper, isMiningIn)
  const filledIn = useRef('')

  /** What somebody typed is never replaced by what the exchange says. */
  function fillIn(amount: number) {
    const present = keeper.state().values.market_cap.trim()
    if (present !== '' && present !== filledIn.current) return
    filledIn.current = formatMarketCap(amount)
    keeper.set('market_cap', filledIn.current)
  }

  return (
    <fieldset className="rounded-lg border border-line bg-sunken p-4 sm:p-5">
      <legend className="float-left w-full font-display text-lg font-heading">Market Data</legend>
      <p className="clear-left mb-4 text-sm text-ink-2">
        {isMining
          ? 'A ticker or a market cap is needed to publish.'
          : 'Optional. For listed companies a ticker is enough.'}
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        <EditorTextField keeper={keeper} name="ticker">
          {({ name, value, onChange }) => (
            <TickerField
              name={name}
              value={value}
              onChange={(ticker) => onChange({ target: { value: ticker } })}
              ask={(ticker, signal) => send(companyProfiles.marketCap, { ticker }, { signal })}
              onFound={({ market_cap }) => fillIn(market_cap)}
              onNotFound={ignore}
            />
          )}
        </EditorTextField>
        <EditorTextField keeper={keeper} name="market_cap">
          {(control) => <TextInput {...control} autoComplete="off" inputClassName="num" />}
        </EditorTextField>
        <EditorTextField keeper={keeper} name="cash_in_bank">
          {(control) => <TextInput {...control} autoComplete="off" inputClassName="num" />}
        </EditorTextField>
      </div>
    </fieldset>
  )
}

/** A symbol may be new or listed elsewhere: it is told, and what was typed stays. */
function ignore(): void {}
