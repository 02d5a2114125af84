import { words as texts } from '@headframe/wire'
import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'

import { timeInWords } from '../../lib/day-words.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import type { DraftKeeper, DraftStatus } from './draft-keeper.ts'

interface DraftNoteProps {
  keeper: Pick<DraftKeeper<unknown>, 'status' | 'subscribe'>
  /** Opens the draft anywhere; whoever has it can read what was typed. */
  link: string | undefined
  /** What can be done where its address belongs to an account by now. */
  ifTaken?: ReactNode
}

/** Whether what was typed is safe, and how to go on elsewhere. */
export default function DraftNote({ keeper, link, ifTaken }: DraftNoteProps) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status)
  if (status.is === 'nothing kept' && !link) return null

  const { icon: Icon, words } = wordsOf(status)
  const isTaken = status.is === 'address taken'
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4 text-sm text-ink-2">
      <p className="flex min-h-5.5 items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {words}
      </p>
      {/* Every save would be too much to listen to. */}
      <output className="sr-only">{status.is === 'not saved yet' || isTaken ? words : ''}</output>
      {isTaken && ifTaken}
      {link && !isTaken && (
        <>
          <CopyButton text={link} size="sm" variant="quiet" className="-ml-3">
            Continue later on another device
          </CopyButton>
          <p>Copies a private link to your answers. Keep it to yourself.</p>
        </>
      )}
    </div>
  )
}

function wordsOf(status: DraftStatus) {
  switch (status.is) {
    case 'saved':
      return { icon: CloudCheck, words: `Saved ${timeInWords(status.at)}` }
    case 'not saved yet':
      return {
        icon: CloudAlert,
        words: 'Your answers are not saved yet. We keep trying.',
      }
    case 'address taken':
      return {
        icon: CloudAlert,
        words: `${texts.emailTaken} Sign in, or start over: your answers are not saved any more.`,
      }
    case 'saving':
      return { icon: CloudUpload, words: 'Saving…' }
    case 'nothing kept':
      return { icon: CloudCheck, words: 'Your answers are kept.' }
  }
}
