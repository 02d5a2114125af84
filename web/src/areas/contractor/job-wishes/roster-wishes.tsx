import { contractorProfiles, workWishSizes } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { CallField, type FormFields } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PillChoices } from '../../../ui/form/pill-choices.tsx'
import { TagInput } from '../../../ui/form/tag-input.tsx'
import { rosterFault, unreadInWords } from './unreadable-rosters.ts'
import type { WishValues } from './wish-values.ts'

const usual = ['2:1', '8:6', '7:7', '14:7', '14:14', '4:3', 'Monday to Friday']

/** The swings that most advertisements name, and any other as its writer would say it. */
export function RosterWishes({ form }: { form: FormFields<WishValues> }) {
  const taken = useStored(form.store, ({ settled }) => settled.rosters)
  const isRefused = useStored(form.store, ({ faults }) => faults['rosters'] !== undefined)

  return (
    <CallField
      form={form}
      name="rosters"
      label="Rosters that suit you"
      hint="Pick some, or write your own, such as 9 day fortnight."
      optional
      group
    >
      {({ value }, set) => (
        <div className="flex flex-col gap-3">
          <PillChoices
            options={usual.map((roster) => ({ value: roster, label: roster }))}
            value={value.filter((roster) => usual.includes(roster))}
            onChange={(chosen) => set([...chosen, ...ownOf(value)])}
          />
          <TagInput
            value={ownOf(value)}
            onValueChange={(own) => set([...value.filter((one) => usual.includes(one)), ...own])}
            placeholder="Another roster"
            addLabel="Add roster"
            maxTags={workWishSizes.rosters}
            maxLength={workWishSizes.roster}
            faultOf={rosterFault}
          />
          <SaidRoster isOffered={value.length === 0} onTaken={(said) => set([said])} />
          {isRefused && (
            <p className="text-sm font-medium text-danger empty:hidden">
              {unreadInWords(ownOf(value), taken)}
            </p>
          )}
        </div>
      )}
    </CallField>
  )
}

interface SaidRosterProps {
  isOffered: boolean
  onTaken: (roster: string) => void
}

/** What the resume says of it; it counts once its owner has taken it. */
function SaidRoster({ isOffered, onTaken }: SaidRosterProps) {
  const roster = useGlance(contractorProfiles.own, {}, isOffered)?.said_in_resume?.roster
  if (!isOffered || roster === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span>
        Your resume says <span className="num font-semibold text-ink">{roster}</span>.
      </span>
      <Button
        variant="quiet"
        size="sm"
        onClick={({ currentTarget }) => {
          // The button goes, and the focus must not fall back to the top of the page.
          currentTarget.closest('div')?.querySelector('input')?.focus()
          onTaken(roster)
        }}
      >
        Take {roster}
      </Button>
    </p>
  )
}

function ownOf(rosters: readonly string[]): string[] {
  return rosters.filter((roster) => !usual.includes(roster))
}
