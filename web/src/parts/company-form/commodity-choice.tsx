import { companySizes } from '@headframe/wire'
import { Check } from 'lucide-react'

import { hasEntry, isSameEntry } from '../../ui/form/entries.ts'
import { Field } from '../../ui/form/field.tsx'
import { useFieldControl, useFieldLabelId } from '../../ui/form/field-control.ts'
import { TagInput } from '../../ui/form/tag-input.tsx'
import { commodities } from './choices.ts'

interface CommodityChoiceProps {
  value: readonly string[]
  onChange: (commodities: string[]) => void
}

/** What a company mines: the usual ones to tick, and others by their names. */
export function CommodityChoice({ value, onChange }: CommodityChoiceProps) {
  const labelId = useFieldLabelId()
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldControl({})
  const own = value.filter((entry) => !hasEntry(commodities, entry))
  const known = value.filter((entry) => hasEntry(commodities, entry))
  const mayBeNamed = own.length > 0 || hasEntry(value, 'Other')

  function toggle(commodity: string) {
    const isChosen = hasEntry(value, commodity)
    onChange(
      isChosen ? value.filter((entry) => !isSameEntry(entry, commodity)) : [...value, commodity],
    )
  }

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap gap-2">
        {commodities.map((commodity) => (
          <label key={commodity} className={chipStyles}>
            <input
              type="checkbox"
              className="peer absolute inset-0 size-full cursor-pointer rounded-[inherit] opacity-0"
              checked={hasEntry(value, commodity)}
              aria-invalid={isInvalid}
              onChange={() => toggle(commodity)}
            />
            <Check aria-hidden strokeWidth={3} className="hidden size-4 peer-checked:block" />
            {commodity}
          </label>
        ))}
      </div>
      {mayBeNamed && (
        <Field label="Other commodities" hint="Type a name and press Enter.">
          <TagInput
            value={own}
            addLabel="Add commodity"
            maxLength={companySizes.entry}
            maxTags={companySizes.entries - known.length}
            onValueChange={(named) => onChange([...known, ...named])}
          />
        </Field>
      )}
    </div>
  )
}

const chipStyles = [
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium text-ink transition-colors select-none hover:border-ink-2',
  'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary',
  'has-aria-invalid:border-danger',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')
