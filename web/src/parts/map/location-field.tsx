import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { CallField, type FormFields } from '../../forms/call-form.tsx'
import { SuggestInput } from '../../ui/form/suggest-input.tsx'
import { usePlaces } from '../person-form/use-places.ts'
import { PlacePicker } from './place-picker.tsx'
import type { Position } from './place.ts'
import { useGeocoding } from './use-geocoding.ts'

interface LocationFieldProps<V extends Readonly<Record<string, unknown>>> {
  form: FormFields<V>
  /** The field that holds the location in words. */
  name: { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string
  hint?: ReactNode
  maxLength: number
  /** So long nobody types before the place is looked for. */
  pauseMs: number
  /** Where the marker stands. */
  at: Position | undefined
  onPlaced: (place: Position | undefined, isLost: boolean) => void
}

/** Where something is: in words, and as a marker that follows the words or is moved by hand. */
export function LocationField<V extends Readonly<Record<string, unknown>>>({
  form,
  name,
  hint,
  maxLength,
  pauseMs,
  at,
  onPlaced,
}: LocationFieldProps<V>) {
  const { places, look, stop } = usePlaces()
  const geocoding = useGeocoding({ pauseMs, onPlaced })
  const noteId = useId()

  function take(label: string) {
    stop()
    geocoding.stop()
    const place = places.find((one) => one.label === label)
    // It is one of the fields that hold text.
    form.store.set(name, label as V[typeof name])
    if (place) onPlaced({ lat: place.lat, lng: place.lng }, false)
  }

  return (
    <div className="flex flex-col gap-3">
      <CallField form={form} name={name} label="Location" hint={hint} required>
        {({ value, ...control }, set) => (
          <SuggestInput
            {...control}
            value={String(value)}
            aria-describedby={noteId}
            maxLength={maxLength}
            suggestions={places.map(({ label }) => label)}
            onChange={({ target }) => {
              set(target.value as V[typeof name])
              look(target.value)
              geocoding.find(target.value)
            }}
            onTaken={take}
          />
        )}
      </CallField>
      <PlaceNews id={noteId} {...geocoding} />
      <PlacePicker
        at={at}
        onMoved={(to) => {
          geocoding.stop()
          onPlaced(to, false)
        }}
      />
    </div>
  )
}

interface PlaceNewsProps extends Pick<ReturnType<typeof useGeocoding>, 'isLooking' | 'problem'> {
  id: string
}

/** How the search for the place of the words goes. */
function PlaceNews({ id, isLooking, problem }: PlaceNewsProps) {
  return (
    <p id={id} role="status" className="flex items-start gap-1.5 text-sm text-ink-2 empty:hidden">
      {isLooking && 'Looking for the place…'}
      {problem !== undefined && (
        <>
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0 text-warn-ink" />
          <span className="min-w-0">{problem} You can also put the marker there yourself.</span>
        </>
      )}
    </p>
  )
}
