import { companySizes, type Faults, type KeyPerson } from '@headframe/wire'

import { RowLabel } from './row-label.tsx'
import { RowList, type RowFieldsProps } from './row-list.tsx'
import { RowText } from './row-text.tsx'

interface PeopleRowsProps {
  value: readonly KeyPerson[]
  onChange: (people: KeyPerson[]) => void
  /** By place and part: `0.first_name`. */
  faults?: Faults
}

const nobody: KeyPerson = { first_name: '', last_name: '', role: '' }

const parts = [
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
  { name: 'role', label: 'Role' },
] as const

/** The people who speak for a company. */
export function PeopleRows({ value, onChange, faults }: PeopleRowsProps) {
  return (
    <RowList
      value={value}
      onChange={onChange}
      faults={faults}
      blank={nobody}
      max={companySizes.rows}
      noun="person"
      nouns="people"
      Fields={PersonFields}
    />
  )
}

function PersonFields({ row, index, faults, isWanted, onPart }: RowFieldsProps<KeyPerson>) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {parts.map(({ name, label }) => (
        <RowText
          key={name}
          label={<RowLabel label={label} of={`person ${index + 1}`} isFirst={index === 0} />}
          value={row[name]}
          max={companySizes.personPart}
          fault={faults?.[`${index}.${name}`]}
          isWanted={isWanted}
          onChange={(text) => onPart(index, { [name]: text })}
        />
      ))}
    </div>
  )
}
