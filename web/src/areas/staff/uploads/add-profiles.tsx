import { FilePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useBatch } from './upload-batch.ts'

interface AddProfilesProps {
  /** What came of each file is told on this screen anyway. */
  isToldBelow?: boolean
  children: (parts: { button: ReactNode; panel: ReactNode }) => ReactNode
}

/** A button and the panel that it opens; open from the start where it has something to tell. */
export function AddProfiles({ isToldBelow = false, children }: AddProfilesProps) {
  const hasNews = useBatch().some(
    ({ state }) => !isToldBelow || (state !== 'sent' && state !== 'refused'),
  )
  const [isOpen, setOpen] = useState(hasNews)
  return children({
    button: (
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FilePlus aria-hidden />
        Add Profile
      </Button>
    ),
    panel: isOpen && <UploadPanel loading={<Skeleton className="h-44 w-full" />} />,
  })
}

const UploadPanel = lazyPart(() => import('./upload-panel.tsx'))
