import { Moon, Sun } from 'lucide-react'

import { IconButton } from '../../ui/form/icon-button.tsx'
import { chooseTheme, useTheme } from '../../ui/theme.ts'

export function ThemeSwitch() {
  const { isDark } = useTheme()

  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
