import { ownData } from '@headframe/wire'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'

import { useDownload } from '../../calls/use-download.ts'
import { Button } from '../../ui/form/button.tsx'
import { EraseAccount } from './erase-account.tsx'

interface YourDataProps extends ComponentProps<typeof EraseAccount> {
  /** What the copy holds, in one sentence. */
  copy: string
}

const ends = {
  account: 'Your account and all that belongs to it is deleted at once and for good.',
  'sign-in': 'Your sign-in is deleted at once and for good. The company’s account stays.',
}

export function YourData({ copy, erased = 'account', ...erasing }: YourDataProps) {
  const { ask, isAsking, problem } = useDownload(ownData.export)

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3>Take a copy</h3>
        <p className="mt-1 mb-3 text-ink-2">{copy}</p>
        <Button
          variant="secondary"
          busy={isAsking}
          busyLabel="Gathering your data"
          onClick={() => void ask({})}
        >
          <Download aria-hidden />
          Download my data
        </Button>
        <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <div className="border-t border-line pt-6">
        <h3>Erase my {erased}</h3>
        <p className="mt-1 mb-3 text-ink-2">{ends[erased]}</p>
        <EraseAccount erased={erased} {...erasing} />
      </div>
    </div>
  )
}
