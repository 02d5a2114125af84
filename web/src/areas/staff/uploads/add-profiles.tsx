import { FilePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useBatch } from './upload-batch.ts'

interface AddProfilesProps {
  children: (parts: { button: ReactNode; panel: ReactNode }) => ReactNode
}

/** A button and the panel that it opens; open from the start where files are under way. */
export function AddProfiles({ children }: AddProfilesProps) {
  const isUnderWay = useBatch().some(({ state }) => state !== 'sent' && state !== 'refused')
  const [isOpen, setOpen] = useState(isUnderWay)
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
