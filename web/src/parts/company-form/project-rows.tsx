import { companySizes, type Faults, type KeyProject } from '@headframe/wire'

import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { projectStages } from './choices.ts'
import { RowLabel } from './row-label.tsx'
import { RowList, type RowFieldsProps } from './row-list.tsx'
import { RowText } from './row-text.tsx'

interface ProjectRowsProps {
  value: readonly KeyProject[]
  onChange: (projects: KeyProject[]) => void
  /** By place and part: `0.name`. */
  faults?: Faults
}

const nothing: KeyProject = { name: '', stage: '' }
const knownStages = projectStages.map((stage) => ({ value: stage, label: stage }))

/** What a company is building or working, and how far each of it is. */
export function ProjectRows({ value, onChange, faults }: ProjectRowsProps) {
  return (
    <RowList
      value={value}
      onChange={onChange}
      faults={faults}
      blank={nothing}
      max={companySizes.rows}
      noun="project"
      nouns="projects"
      Fields={ProjectFields}
    />
  )
}

function ProjectFields({ row, index, faults, isWanted, onPart }: RowFieldsProps<KeyProject>) {
  const place = { of: `project ${index + 1}`, isFirst: index === 0 }
  return (
    <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
      <RowText
        label={<RowLabel label="Project name" {...place} />}
        value={row.name}
        max={companySizes.projectName}
        fault={faults?.[`${index}.name`]}
        isWanted={isWanted}
        onChange={(name) => onPart(index, { name })}
      />
      <Field label={<RowLabel label="Stage" {...place} />} error={faults?.[`${index}.stage`]}>
        <Select
          value={row.stage}
          placeholder="Choose a stage"
          options={stagesWith(row.stage)}
          onChange={({ target }) => onPart(index, { stage: target.value })}
        />
      </Field>
    </div>
  )
}

/** Older data may name a stage that is not offered any more. */
function stagesWith(stage: string) {
  const isKnown = stage === '' || knownStages.some(({ value }) => value === stage)
  return isKnown ? knownStages : [...knownStages, { value: stage, label: stage }]
}
