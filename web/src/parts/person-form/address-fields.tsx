import { australianStates, sizes, type Place } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { CallField } from '../../forms/call-form.tsx'
import { SuggestInput } from '../../ui/form/suggest-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { PersonFieldsProps } from './person-values.ts'
import { partsOfPlace } from './place-parts.ts'
import { usePlaces } from './use-places.ts'

/** Any text is an address; what is offered while one types fills in the rest of it. */
export function AddressFields({ form }: PersonFieldsProps) {
  function take(place: Place) {
    const parts = partsOfPlace(place)
    if (!parts) return
    const { address, ...town } = parts
    if (address) form.store.set('address', address)
    form.store.set('suburb', town.suburb)
    form.store.set('state', town.state)
    form.store.set('post_code', town.post_code)
  }

  return (
    <>
      <CallField form={form} name="address" label="Street address">
        {(control) => (
          <PlaceInput
            {...control}
            autoComplete="address-line1"
            isOffered={({ kind }) => kind === 'address'}
            onPlaceTaken={take}
          />
        )}
      </CallField>
      <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-[1.4fr_1fr_1fr]">
        <CallField form={form} name="suburb" label="Suburb" className="col-span-2 sm:col-span-1">
          {(control) => (
            <PlaceInput
              {...control}
              autoComplete="address-level2"
              isOffered={({ kind }) => kind !== 'address'}
              onPlaceTaken={take}
            />
          )}
        </CallField>
        <CallField form={form} name="state" label="State">
          {(control) => (
            <SuggestInput
              {...control}
              autoComplete="address-level1"
              maxLength={sizes.stateLength}
              suggestions={statesLike(control.value)}
            />
          )}
        </CallField>
        <CallField form={form} name="post_code" label="Post code">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="postal-code"
              inputClassName="num"
            />
          )}
        </CallField>
      </div>
    </>
  )
}

interface PlaceInputProps extends Omit<
  ComponentProps<typeof SuggestInput>,
  'suggestions' | 'onTaken'
> {
  isOffered: (place: Place) => boolean
  onPlaceTaken: (place: Place) => void
}

function PlaceInput({ onChange, isOffered, onPlaceTaken, ...rest }: PlaceInputProps) {
  const { places, look, stop } = usePlaces()
  const offered = places.filter((place) => isOffered(place) && partsOfPlace(place))

  return (
    <SuggestInput
      {...rest}
      suggestions={offered.map(({ label }) => label)}
      onChange={(event) => {
        onChange(event)
        look(event.target.value)
      }}
      onTaken={(label) => {
        stop()
        const place = offered.find((one) => one.label === label)
        if (place) onPlaceTaken(place)
      }}
    />
  )
}

function statesLike(typed: string): readonly string[] {
  const begun = typed.trim().toUpperCase()
  return australianStates.filter((state) => state.startsWith(begun) && state !== begun)
}
