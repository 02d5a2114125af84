import { cn } from '../cn.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A text box for figures: no spinner, no lost letters, the number keyboard on phones. */
export function NumberInput({ inputClassName, ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      inputClassName={cn('num', inputClassName)}
      {...rest}
    />
  )
}
