import { Search } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'

import { keyInWords, keysEverywhere } from '../../lib/keys.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { patientPart } from '../../ui/patient-part.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Goal } from './goals.ts'
import type { NamedKeys } from './keys-sheet.tsx'
import type { PaletteProps } from './palette.tsx'

const KeysSheet = patientPart(() => import('./keys-sheet.tsx'))

interface ShortcutsProps {
  /** The palette of the area, whose code comes when it is first asked for. */
  palette: ComponentType<PaletteProps>
  screens: readonly Goal[]
  /** The keys of the area's own screens. */
  keys: readonly NamedKeys[]
}

/** The ways through an area for whoever keeps their hands on the keys, and a button for everybody else. */
export function Shortcuts({ palette: Palette, screens, keys }: ShortcutsProps) {
  const [wanted, setWanted] = useState<readonly ('palette' | 'keys')[]>([])
  const [shown, setShown] = useState<'palette' | 'keys'>()

  function show(what: 'palette' | 'keys') {
    setWanted((earlier) => (earlier.includes(what) ? earlier : [...earlier, what]))
    setShown(what)
  }

  useKeys(keysEverywhere, { palette: () => show('palette'), sheet: () => show('keys') })

  return (
    <>
      <IconButton
        icon={Search}
        label={`Go to (${keyInWords(keysEverywhere.palette)})`}
        aria-haspopup="dialog"
        onClick={() => show('palette')}
      />
      <Suspense>
        {wanted.includes('palette') && (
          <Palette
            screens={screens}
            open={shown === 'palette'}
            onOpenChange={(open) => setShown(open ? 'palette' : undefined)}
            onKeysWanted={() => show('keys')}
          />
        )}
        {wanted.includes('keys') && (
          <KeysSheet
            groups={keys}
            open={shown === 'keys'}
            onOpenChange={(open) => setShown(open ? 'keys' : undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
