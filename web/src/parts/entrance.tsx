import { Suspense, type ReactNode } from 'react'

import { useDocument } from '../calls/screen.tsx'
import { patientPart } from '../ui/patient-part.ts'
import { useMedia, wideEnough } from '../ui/use-media.ts'

// Phones have no room for the picture, so they are not made to fetch it.
const EntrancePicture = patientPart(() => import('./entrance-picture.tsx'))

interface EntranceProps {
  title: string
  description: string
  /** Under the heading, when the form needs a word before it. */
  lead?: ReactNode
  /** What the picture beside the form says. */
  motto: string
  children: ReactNode
}

/** The way in, for every audience: one short form, and the open cut beside it where there is room. */
export function Entrance({ title, description, lead, motto, children }: EntranceProps) {
  const isWide = useMedia(wideEnough)
  useDocument(title, description)

  return (
    <div className="grid flex-1 grid-cols-1 lg:grid-cols-2">
      <div className="flex flex-col items-center px-4 py-10 sm:px-6 sm:py-16">
        <div className="my-auto w-full max-w-md">
          <h1>{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <div className="hidden bg-bench-ground lg:block">
        {isWide && (
          <Suspense>
            <EntrancePicture motto={motto} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Where else to go from a form, under it. */
export function EntranceLinks({ children }: { children: ReactNode }) {
  return (
    <nav
      aria-label="Other ways"
      className="mt-6 flex flex-col items-start gap-1 border-t border-line pt-5 [&>a]:inline-flex [&>a]:min-h-9 [&>a]:items-center pointer-coarse:[&>a]:min-h-11"
    >
      {children}
    </nav>
  )
}
