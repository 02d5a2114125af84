import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)

  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          disabled={props.disabled}
          className="-my-px"
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
