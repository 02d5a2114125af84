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
import { CountedChoices } from '../../../../ui/form/counted-choices.tsx'
import type { ChoiceProps } from './filter-props.ts'

export function ArrangementFilter({ search, onChanged, countOf }: ChoiceProps) {
  return (
    <Field label="Work arrangement" group>
      <CountedChoices
        of="job"
        options={optionsOf(workArrangements, workArrangementNames).map((option) => ({
          ...option,
          count: countOf('arrangement', option.value),
        }))}
        value={search.arrangement ?? []}
        onChange={(arrangement) => onChanged({ arrangement })}
      />
    </Field>
  )
}

export function WorkTypeFilter({ search, onChanged, countOf }: ChoiceProps) {
  return (
    <Field label="Work type" group>
      <CountedChoices
        of="job"
        options={optionsOf(workTypes, workTypeNames).map((option) => ({
          ...option,
          count: countOf('workType', option.value),
        }))}
        value={search.workType ?? []}
        onChange={(workType) => onChanged({ workType })}
      />
    </Field>
  )
}

export function RateCategoryFilter({ search, onChanged, countOf }: ChoiceProps) {
  return (
    <Field label="How the rate is set" group>
      <CountedChoices
        of="job"
        options={optionsOf(rateCategories, rateCategoryNames).map((option) => ({
          ...option,
          count: countOf('rateCategory', option.value),
        }))}
        value={search.rateCategory ?? []}
        onChange={(rateCategory) => onChanged({ rateCategory })}
      />
    </Field>
  )
}
