import { keysEverywhere, keysOfApplicants as keys } from '../../../../lib/keys.ts'
import { KeyCap } from '../../../../parts/palette/key-cap.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { singleKeys, useAreKeysOn } from '../../../../ui/use-keys.ts'

const legend = [
  { of: [keys.next, keys.previous], does: 'next, previous' },
  { of: [keys.approve], does: 'approve' },
  { of: [keys.reject], does: 'reject' },
  { of: [keys.undo], does: 'undo' },
  { of: [keys.nextPending], does: 'next pending' },
  { of: [keys.approveWithWords, keys.rejectWithWords], does: 'with words' },
  { of: [keys.close], does: 'close' },
  { of: [keysEverywhere.sheet], does: 'all keys' },
]

/** Which keys there are, for all to read; they rest while a field has the focus. */
export function KeyLegend() {
  const isOn = useAreKeysOn()
  return (
    <div
      data-print="hidden"
      className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 lg:flex"
    >
      {isOn && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {legend.map(({ of, does }) => (
            <span key={does} className="inline-flex items-center gap-1.5">
              {of.map((key) => (
                <KeyCap key={key.press} of={key} />
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
        onClick={() => singleKeys.choose(isOn ? 'off' : 'on')}
      >
        {isOn ? 'Turn the keys off' : 'Turn the keys on'}
      </Button>
    </div>
  )
}
