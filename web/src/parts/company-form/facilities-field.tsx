import { companySizes } from '@headframe/wire'
import { Plus } from 'lucide-react'

import { TextArea } from '../../ui/form/text-area.tsx'
import { facilities } from './choices.ts'

interface FacilitiesFieldProps {
  value: string
  onChange: (text: string) => void
  name?: string
}

/** What a site offers, in one's own words; the usual ones need only a tap. */
export function FacilitiesField({ value, onChange, name }: FacilitiesFieldProps) {
  const untold = facilities.filter((facility) => !names(value, facility))

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        name={name}
        value={value}
        maxLength={companySizes.facilities}
        counter
        onChange={({ target }) => onChange(target.value)}
      />
      {untold.length > 0 && (
        <div role="group" aria-label="Suggested facilities" className="flex flex-wrap gap-2">
          {untold.map((facility) => (
            <button
              key={facility}
              type="button"
              className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line-strong bg-surface px-3 text-sm font-medium text-ink-2 transition-colors hover:border-ink-2 hover:text-ink pointer-coarse:min-h-11"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                onChange(withFacility(value, facility))
              }}
            >
              <Plus aria-hidden className="size-4" />
              {facility}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The button that was pressed is gone in a moment, and focus must not fall back to the top. */
function focusBeside(button: HTMLElement): void {
  const beside = button.nextElementSibling ?? button.previousElementSibling
  if (beside instanceof HTMLElement) beside.focus()
}

function withFacility(text: string, facility: string): string {
  const before = text.trim().replace(/,$/, '')
  return before === '' ? facility : `${before}, ${facility}`
}

/** Whole words only: who has a "Wet mess" may still have a "Mess". */
function names(text: string, facility: string): boolean {
  const entries = text.toLowerCase().split(/[,;\n]|\band\b/)
  return entries.some((entry) => entry.trim() === facility.toLowerCase())
}
