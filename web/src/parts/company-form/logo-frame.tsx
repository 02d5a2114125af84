import { Building2 } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'

interface LogoFrameProps {
  address: string
  isOnItsWay: boolean
  problem: string | undefined
  onDropped: (file: File | undefined) => void
  children: ReactNode
}

/** The logo as others will see it, beside what can be done with it; a file may also be dropped here. */
export function LogoFrame({ address, isOnItsWay, problem, onDropped, children }: LogoFrameProps) {
  const [isOver, setOver] = useState(false)
  const [seen, setSeen] = useState<SeenLogo>()
  const isSmall = seen?.address === address && seen.side > 0 && seen.side < goodSide
  const isBroken = seen?.address === address && seen.side === 0

  function drop(event: DragEvent) {
    // Left alone, the browser would open the file and leave the form.
    event.preventDefault()
    setOver(false)
    onDropped(event.dataTransfer.files[0])
  }

  return (
    <div
      className="flex flex-wrap items-center gap-x-5 gap-y-3"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span
        className={cn(frameStyles, address && 'border-solid bg-logo-ground', isOver && overStyles)}
      >
        {address && !isBroken ? (
          <img
            src={address}
            alt="Your logo, as others will see it"
            className={cn(
              'size-full object-contain transition-opacity',
              isOnItsWay && 'opacity-50',
            )}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSeen({ address, side: Math.min(naturalWidth, naturalHeight) })
            }
            onError={() => setSeen({ address, side: 0 })}
          />
        ) : (
          <Building2 aria-hidden className="size-9" strokeWidth={1.5} />
        )}
      </span>
      <div className="flex w-64 grow flex-col gap-1.5">
        {children}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem}
        </p>
        {!problem && <p className="text-sm text-ink-2">{acceptedWords}</p>}
        <p role="status" className="text-sm font-medium text-warn-ink empty:hidden">
          {isSmall && !problem && smallWords}
        </p>
      </div>
    </div>
  )
}

/** How large a logo was when it was drawn: its shorter side, or nothing when it could not be. */
interface SeenLogo {
  readonly address: string
  readonly side: number
}

const goodSide = 400
const acceptedWords = 'PNG, JPG or WEBP, up to 2 MB. A square of about 500 × 500 pixels looks best.'
const smallWords =
  'This logo is smaller than 400 × 400 pixels, so it may look blurred. You can still use it.'

const frameStyles =
  'inline-flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-lg border border-dashed border-line-strong bg-sunken text-ink-2 transition-colors'
const overStyles = 'border-solid border-primary bg-primary-soft text-primary'
