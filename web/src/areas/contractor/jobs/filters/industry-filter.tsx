import { reference, type NamedId } from '@headframe/wire'

import { useRead } from '../../../../calls/use-read.ts'
import { ListPart } from '../../../../parts/list-part.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { MultiSelect } from '../../../../ui/form/multi-select.tsx'
import { withIndustries } from './industry-roles.ts'
import { useNames } from '../in-force/use-names.ts'
import type { ChoiceProps } from './filter-props.ts'

/** Industries, and of each that is chosen its roles. */
export function IndustryFilter(props: ChoiceProps) {
  return (
    <Field label="Industry">
      <ListPart>
        <Industries {...props} />
      </ListPart>
    </Field>
  )
}

function Industries({ search, onChanged, countOf }: ChoiceProps) {
  const industries = useRead(reference.industries, {})
  const { rolesOf } = useNames(search)

  return (
    <>
      <NamedChoice
        named={industries}
        countOf={(id) => countOf('industry', id)}
        value={search.industry}
        placeholder="Any industry"
        onChange={(industry) => onChanged(withIndustries(search, industry, rolesOf))}
      />
      {industries
        .filter(({ id }) => search.industry?.includes(id))
        .map(({ id, name }) => (
          <Field key={id} label={`Roles in ${name}`} className="mt-2">
            <ListPart>
              <Roles industryId={id} search={search} onChanged={onChanged} countOf={countOf} />
            </ListPart>
          </Field>
        ))}
    </>
  )
}

function Roles({ industryId, search, onChanged, countOf }: ChoiceProps & { industryId: number }) {
  const roles = useRead(reference.roles, { industryId })
  const own = new Set(roles.map(({ id }) => id))
  const elsewhere = search.role?.filter((id) => !own.has(id)) ?? []

  return (
    <NamedChoice
      named={roles}
      countOf={(id) => countOf('role', id)}
      value={search.role?.filter((id) => own.has(id))}
      placeholder="Any role"
      onChange={(role) => onChanged({ role: [...elsewhere, ...role] })}
    />
  )
}

interface NamedChoiceProps {
  named: readonly NamedId[]
  countOf: (id: number) => number | undefined
  value: readonly number[] | undefined
  placeholder: string
  onChange: (ids: number[]) => void
}

function NamedChoice({ named, countOf, value = [], placeholder, onChange }: NamedChoiceProps) {
  return (
    <MultiSelect
      options={named.map(({ id, name }) => ({
        value: String(id),
        label: name,
        count: countOf(id),
      }))}
      value={value.map(String)}
      maxSuggestions={named.length}
      placeholder={placeholder}
      onValueChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
