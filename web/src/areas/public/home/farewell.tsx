import { productName } from '@headframe/wire'
import { useLocation } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'

/** The last word to somebody who has just erased their account. */
export function Farewell() {
  const isFarewell = useLocation({ select: ({ state }) => state.isFarewell })
  if (!isFarewell) return null

  return (
    <div role="status" className="border-b border-line bg-gum-soft">
      <p className="page flex items-start gap-3 py-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-gum" />
        <span>
          Your account has been erased, with everything that belonged to it. Thank you for having
          been on {productName}; we wish you good swings ahead.
        </span>
      </p>
    </div>
  )
}
