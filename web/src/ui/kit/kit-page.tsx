import { Monitor, Moon, Sun } from 'lucide-react'

import { Wordmark } from '../layout/mark.tsx'
import { RadioGroup } from '../form/radio-group.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { chooseTheme, useTheme } from '../theme.ts'
import { BaseSection } from './base-section.tsx'
import { OverlaySection } from './overlay-section.tsx'

export default function KitPage() {
  return (
    <>
      <SkipLink href="#kit" />
      <header className="sticky top-0 z-10 border-b border-line bg-bg">
        <div className="page flex min-h-16 items-center justify-between gap-4">
          <Wordmark />
          <ThemeChoice />
        </div>
      </header>
      <main id="kit" tabIndex={-1} className="page py-10">
        <h1 className="mb-8">The kit</h1>
        <BaseSection />
        <OverlaySection />
      </main>
    </>
  )
}

function ThemeChoice() {
  const { choice } = useTheme()
  return (
    <RadioGroup
      aria-label="Theme"
      look="segmented"
      value={choice}
      onChosen={chooseTheme}
      choices={[
        { value: 'light', label: <span className="max-sm:sr-only">Light</span>, icon: Sun },
        { value: 'dark', label: <span className="max-sm:sr-only">Dark</span>, icon: Moon },
        { value: 'system', label: <span className="max-sm:sr-only">System</span>, icon: Monitor },
      ]}
    />
  )
}
