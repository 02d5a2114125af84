import { companySizes } from '@headframe/wire'
import { useMemo } from 'react'

import { MultiSelect } from '../../ui/form/multi-select.tsx'
import { softwareFor } from './choices.ts'

interface SoftwareFieldProps {
  value: readonly string[]
  onChange: (software: string[]) => void
  isMining: boolean
}

const mostSuggestions = 8

/** The programs that a company works with: found in a list, or typed. */
export function SoftwareField({ value, onChange, isMining }: SoftwareFieldProps) {
  const options = useMemo(
    () => softwareFor(isMining).map((name) => ({ value: name, label: name })),
    [isMining],
  )

  return (
    <MultiSelect
      options={options}
      value={value}
      onValueChange={onChange}
      allowsOwn
      maxSuggestions={mostSuggestions}
      maxChosen={companySizes.entries}
      maxLength={companySizes.entry}
      placeholder="Search or add software"
    />
  )
}
