import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import type { FiltersDrawerProps } from './filters-drawer.tsx'

const FiltersDrawer = lazyPart(() => import('./filters-drawer.tsx'))

interface FiltersButtonProps extends Pick<FiltersDrawerProps, 'search' | 'change' | 'total'> {
  /** How many are. */
  inForce: number
}

/** Opens the filters where they have no column; their code comes with the first press. */
export function FiltersButton({ inForce, ...drawer }: FiltersButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={FiltersDrawer.prepare}
        onFocus={FiltersDrawer.prepare}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <SlidersHorizontal aria-hidden />
        Filters
        {inForce > 0 && (
          <span className="num -mr-1 min-w-6 rounded-full bg-primary px-1.5 py-0.5 text-xs leading-5 text-on-primary">
            {inForce}
            <VisuallyHidden> in force</VisuallyHidden>
          </span>
        )}
      </Button>
      {isWanted && (
        <FiltersDrawer {...drawer} isOpen={isOpen} onClosed={() => setOpen(false)} loading={null} />
      )}
    </>
  )
}
