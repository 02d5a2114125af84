import type { ReactNode } from 'react'

import { Part } from '../calls/part.tsx'
import { Button } from '../ui/form/button.tsx'
import { Skeleton } from '../ui/data/skeleton.tsx'

interface ListPartProps {
  /** What went wrong, in the words of the place. */
  failed?: string
  children: ReactNode
}

/** A list to choose from that is read first: it holds its place, and asks again in place. */
export function ListPart({ failed = 'This list did not load', children }: ListPartProps) {
  return (
    <Part
      loading={<Skeleton className="h-11 rounded-md" />}
      failing={(_, retry) => (
        <Button variant="secondary" wide onClick={retry}>
          {failed}. Try again
        </Button>
      )}
    >
      {children}
    </Part>
  )
}
