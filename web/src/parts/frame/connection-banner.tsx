import { History, RefreshCw, SearchX, WifiOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { openNewVersion } from '../../calls/fresh-document.ts'
import { useKeptSince } from '../../calls/offline/kept-in-view.ts'
import { useConnection, type Connection } from '../../calls/offline/reachability.ts'
import { forgetGoneReads, refreshReads } from '../../calls/reads.ts'
import { useOldReads } from '../../calls/reading/stale-reads.ts'
import { useIsUpdated } from '../../calls/updated.ts'
import { momentInWords } from '../../lib/elapsed.ts'
import { newVersionLabel } from '../not-loaded.tsx'

const texts = {
  offline: 'You are offline. What you see may be out of date, and nothing is saved meanwhile.',
  unreachable: 'We cannot reach the marketplace right now. What you see may be out of date.',
} as const

/** Stays while there is no way to the server, or it does not say what is new; what was typed is kept meanwhile. */
export function ConnectionBanner() {
  const connection = useConnection()
  const keptSince = useKeptSince()
  const old = useOldReads()
  const isUpdated = useIsUpdated()

  return (
    // Whoever pressed what cannot come any more may be far down the page.
    <div role="status" className={isUpdated ? 'sticky top-16 z-30' : undefined}>
      {keptSince !== undefined ? (
        <Line icon={WifiOff}>{keptText(connection, keptSince)}</Line>
      ) : connection !== 'good' ? (
        <Line icon={WifiOff}>{texts[connection]}</Line>
      ) : isUpdated ? (
        <Line icon={RefreshCw}>
          Headframe was updated.
          <LineButton onPressed={() => void openNewVersion()}>{newVersionLabel}</LineButton>
        </Line>
      ) : old === 'gone' ? (
        <Line icon={SearchX}>
          Some of what you see is no longer there.
          <LineButton onPressed={forgetGoneReads}>Refresh</LineButton>
        </Line>
      ) : (
        old && (
          <Line icon={History}>
            Some of what you see could not be brought up to date.
            <LineButton onPressed={refreshReads}>Try again</LineButton>
          </Line>
        )
      )}
    </div>
  )
}

/** "You are offline. What you see was read on 24 November 2026, 10:42 am." */
function keptText(connection: Connection, at: number): string {
  const why = connection === 'offline' ? 'You are offline.' : 'We cannot reach the marketplace.'
  return `${why} What you see was read on ${momentInWords(at / 1000)}.`
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="border-b border-line bg-wattle-soft text-warn-ink">
      <p className="page flex min-h-11 items-center gap-2 py-1.5 text-sm font-medium">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {children}
      </p>
    </div>
  )
}

function LineButton({ onPressed, children }: { onPressed: () => void; children: string }) {
  return (
    <button
      type="button"
      className="min-h-8 shrink-0 rounded-sm font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
      onClick={onPressed}
    >
      {children}
    </button>
  )
}
