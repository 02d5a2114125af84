import {
  rateCategories,
  rateCategoryNames,
  workArrangementNames,
  workArrangements,
  workTypeNames,
  workTypes,
} from '@headframe/wire'

import { optionsOf } from '../../../../lib/options.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { PillChoices } from '../../../../ui/form/pill-choices.tsx'
import type { FilterProps } from './filter-props.ts'

export function ArrangementFilter({ search, onChanged }: FilterProps) {
  return (
    <Field label="Work arrangement" group>
      <PillChoices
        options={optionsOf(workArrangements, workArrangementNames)}
        value={search.arrangement ?? []}
        onChange={(arrangement) => onChanged({ arrangement })}
      />
    </Field>
  )
}

export function WorkTypeFilter({ search, onChanged }: FilterProps) {
  return (
    <Field label="Work type" group>
      <PillChoices
        options={optionsOf(workTypes, workTypeNames)}
        value={search.workType ?? []}
        onChange={(workType) => onChanged({ workType })}
      />
    </Field>
  )
}

export function RateCategoryFilter({ search, onChanged }: FilterProps) {
  return (
    <Field label="How the rate is set" group>
      <PillChoices
        options={optionsOf(rateCategories, rateCategoryNames)}
        value={search.rateCategory ?? []}
        onChange={(rateCategory) => onChanged({ rateCategory })}
      />
    </Field>
  )
}
