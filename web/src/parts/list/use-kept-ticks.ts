import type { Audience } from '@headframe/wire'
import { useEffect, useEffectEvent, useState } from 'react'

import { ownKey } from '../../calls/person.ts'
import { readOfTab, storeOfTab, typedWords } from '../../calls/storage.ts'
import { inFigures } from '../../lib/figures.ts'
import { useTicks, type Ticks } from '../../ui/data/use-ticks.ts'
import { useToast } from '../../ui/overlay/toast.ts'

interface KeptTicksOptions {
  /** Whose list it is: nobody else finds what somebody has ticked, and it goes as they sign out. */
  kind: Audience
  list: string
  /** Every row that there is, as long as all of them are known. */
  all: readonly string[] | undefined
}

export interface KeptTicks extends Ticks {
  /** For whoever comes back by an undo: the list has to know them first, or they would count as gone. */
  tickOnceBack: (keys: readonly string[]) => void
}

/** What is ticked outlives a reload, and a look at somebody on a screen of their own, in this tab. */
export function useKeptTicks({ kind, list, all }: KeptTicksOptions): KeptTicks {
  const [place] = useState(() => typedWords + ownKey(kind, `ticks:${list}`))
  const ticks = useTicks(() => keysIn(readOfTab(place)))
  const { ticked } = ticks
  useEffect(
    () => storeOfTab(place, ticked.size > 0 ? JSON.stringify([...ticked]) : undefined),
    [place, ticked],
  )
  useUntickGone(ticks, all)
  return { ...ticks, tickOnceBack: useTickOnceBack(ticks, all) }
}

function useTickOnceBack({ tick }: Ticks, all: readonly string[] | undefined) {
  const [awaited, setAwaited] = useState<readonly string[]>([])
  const areBack = awaited.length > 0 && awaited.every((key) => all?.includes(key) ?? true)
  const tickThem = useEffectEvent((keys: readonly string[]) => tick(keys, true))
  useEffect(() => {
    if (areBack) tickThem(awaited)
  }, [areBack, awaited])
  return setAwaited
}

/** Whom somebody else has taken away meanwhile is counted no more, and whoever has ticked them is told. */
function useUntickGone(ticks: Ticks, all: readonly string[] | undefined): void {
  const toast = useToast()
  const gone = all ? [...ticks.ticked].filter((key) => !all.includes(key)) : []
  const untick = useEffectEvent(() => {
    ticks.tick(gone, false)
    toast.warning(goneInWords(gone.length))
  })
  const isAnyGone = gone.length > 0
  useEffect(() => {
    if (isAnyGone) untick()
  }, [isAnyGone])
}

function goneInWords(count: number): string {
  return count === 1
    ? 'One of those who were ticked is no longer here.'
    : `${inFigures(count)} of those who were ticked are no longer here.`
}

function keysIn(kept: string | undefined): readonly string[] {
  try {
    const keys: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
