import type { adminHealth } from '@headframe/wire'
import { RotateCw } from 'lucide-react'

import { useWrite } from '../../../calls/use-write.ts'
import { inFigures } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface BeginAnewProps {
  call: typeof adminHealth.retryTasks | typeof adminHealth.resendLetters
  /** One of them; without it, all. */
  id?: string
  words: string
  /** What it is about, for whoever hears it. */
  what?: string
  /** Why nothing may be left to begin, such as that somebody else was quicker. */
  none: string
}

export function BeginAnew({ call, id, words, what, none }: BeginAnewProps) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(call, {
    losesNothing: true,
    onDone: ({ begun }) =>
      begun === 0 ? toast.warning(none) : toast.success(`Begun anew: ${inFigures(begun)}`),
    onRefused: (_, text) => toast.error(text),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isAsking}
      busyLabel="Beginning anew"
      onClick={() => void ask({ id })}
    >
      <RotateCw aria-hidden />
      {words}
      {what && <span className="sr-only">: {what}</span>}
    </Button>
  )
}
