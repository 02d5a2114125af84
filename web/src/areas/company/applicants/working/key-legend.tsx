import { useSyncExternalStore } from 'react'

import { createChoice } from '../../../../lib/remembered-choice.ts'
import { Button } from '../../../../ui/form/button.tsx'

const choice = createChoice('applicantKeys', ['on', 'off'])

/** Single keys can be turned off, for whoever speaks to their computer or rests a hand on the keyboard. */
export function useAreKeysOn(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.now) === 'on'
}

const legend = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['A'], does: 'approve' },
  { keys: ['R'], does: 'reject' },
  { keys: ['N'], does: 'next pending' },
  { keys: ['Shift A', 'Shift R'], does: 'with words' },
  { keys: ['Esc'], does: 'close' },
]

/** Which keys there are, for all to read; they rest while a field has the focus. */
export function KeyLegend() {
  const isOn = useAreKeysOn()
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 lg:flex">
      {isOn && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {legend.map(({ keys, does }) => (
            <span key={does} className="inline-flex items-center gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs leading-5 font-semibold text-ink"
                >
                  {key}
                </kbd>
              ))}
              {does}
            </span>
          ))}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-mx-3"
        onClick={() => choice.choose(isOn ? 'off' : 'on')}
      >
        {isOn ? 'Turn the keys off' : 'Turn the keys on'}
      </Button>
    </div>
  )
}
