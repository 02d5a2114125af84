import {
  contractorWishes,
  workArrangementNames,
  workArrangements,
  workTypeNames,
  workTypes,
  workWishSizes,
} from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useIsTyped } from '../../../forms/use-is-typed.ts'
import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { PillChoices } from '../../../ui/form/pill-choices.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { PointOfHire } from './point-of-hire.tsx'
import { RosterWishes } from './roster-wishes.tsx'
import { inputOfWishes, wishValuesOf } from './wish-values.ts'

const arrangements = workArrangements.map((value) => ({
  value,
  label: workArrangementNames[value],
}))
const types = workTypes.map((value) => ({ value, label: workTypeNames[value] }))
const nights = [
  { value: 'any', label: 'Days and nights' },
  { value: 'days_only', label: 'Days only' },
] as const

/** What somebody wishes of the next job; everything may be left open. */
export function WishesForm() {
  const wishes = useRead(contractorWishes.show, {})
  const toast = useToast()
  const form = useCallForm({
    call: contractorWishes.save,
    initial: wishValuesOf(wishes),
    keeper: { key: 'jobWishes', kind: 'contractor' },
    inputOf: inputOfWishes,
    onDone: () => toast.success('Your job wishes have been saved.'),
  })
  const isTyped = useIsTyped(form.store)

  return (
    <CallForm form={form} submit="Save wishes" busyLabel="Saving your wishes">
      <RosterWishes form={form} />
      <CallField form={form} name="even_time_or_better" label="Time at home" group>
        {({ value }, set) => (
          <Checkbox
            label="At least as many days off as on"
            checked={value}
            onChange={({ target }) => set(target.checked)}
          />
        )}
      </CallField>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <CallField form={form} name="longest_swing_days" label="Longest swing" optional>
          {(control) => <NumberInput {...control} trailing={<Unit>days</Unit>} />}
        </CallField>
        <CallField form={form} name="max_travel_km" label="Farthest from home" optional>
          {(control) => <NumberInput {...control} trailing={<Unit>km</Unit>} />}
        </CallField>
      </div>
      <CallField form={form} name="nights" label="Shifts" group>
        {({ value }, set) => (
          <RadioGroup look="segmented" choices={nights} value={value} onChosen={set} />
        )}
      </CallField>
      <CallField form={form} name="arrangements" label="Ways to work" optional group>
        {({ value }, set) => <PillChoices options={arrangements} value={value} onChange={set} />}
      </CallField>
      <CallField form={form} name="work_types" label="Types of work" optional group>
        {({ value }, set) => <PillChoices options={types} value={value} onChange={set} />}
      </CallField>
      <PointOfHire form={form} maxLength={workWishSizes.roster} />
      <LeaveGuard isUnsaved={isTyped} says="Your job wishes are not saved yet." />
    </CallForm>
  )
}

function Unit({ children }: { children: string }) {
  return <span className="px-3 text-ink-2">{children}</span>
}
