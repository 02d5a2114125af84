import { employeeSizes } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { Select } from '../../ui/form/select.tsx'

type EmployeeSizeFieldProps = Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'>

/** How many people work for a company; it stands inside a `Field`. */
export function EmployeeSizeField(props: EmployeeSizeFieldProps) {
  return <Select {...props} placeholder="Choose a size" options={options} />
}

const options = employeeSizes.map((size) => ({ value: size, label: size }))
