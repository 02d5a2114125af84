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
}

export function BeginAnew({ call, id, words, what }: BeginAnewProps) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(call, {
    losesNothing: true,
    onDone: ({ begun }) =>
      // Somebody else may have been quicker, and then nothing is left to begin.
      toast.success(begun === 0 ? 'It was begun already.' : `Begun anew: ${inFigures(begun)}`),
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
