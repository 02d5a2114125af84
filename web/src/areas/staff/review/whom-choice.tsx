import type { LikePerson } from '@headframe/wire'

import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { somebodyNew } from './review-values.ts'

interface WhomChoiceProps {
  duplicates: readonly LikePerson[]
  whom: string
  onChosen: (whom: string) => void
}

/** Whether the resume is of somebody who is there already, and of whom. */
export function WhomChoice({ duplicates, whom, onChosen }: WhomChoiceProps) {
  return (
    <Field label="Whose resume is this?" group>
      <RadioGroup
        look="cards"
        value={whom}
        onChosen={onChosen}
        choices={[
          ...duplicates.map((person) => ({
            value: person.profile_hash,
            label: person.full_name,
            hint: <PersonHint person={person} />,
          })),
          { value: somebodyNew, label: 'Somebody new', hint: 'It becomes a profile of its own.' },
        ]}
      />
    </Field>
  )
}

function PersonHint({ person }: { person: LikePerson }) {
  const { current_role, current_company, evidence, source } = person
  return (
    <span className="mt-1 flex flex-col gap-1">
      <span>
        {[current_role, current_company].filter(Boolean).join(' · ') || 'On your account already'}
        {source === 'contractor' && ' · Registered contractor'}
      </span>
      {evidence.map((reason) => (
        <span key={reason} className="wrap-anywhere text-warn-ink">
          {reason}
        </span>
      ))}
    </span>
  )
}
