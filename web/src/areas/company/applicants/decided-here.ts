import { applicationStatus, lives, type applicants, type OutputOf } from '@headframe/wire'
import { createContext, use, useMemo, useState } from 'react'

import { useToast } from '../../../ui/overlay/toast.ts'
import { decidedByOthers, decidedInWords } from './decided-in-words.ts'
import type { Decidable, Status } from './decidable.ts'

type Reply = OutputOf<typeof applicants.decideMany>
export type Before = Reply['before']

/** One decision, about one or several, that was taken on this screen. */
export interface DecidedHere {
  readonly applications: readonly Pick<Decidable, 'application_id' | 'name'>[]
  readonly status: Status
  /** Those that it changed, as they were. */
  readonly before: Before
  /** In seconds: so long nobody hears of it. */
  readonly until: number
}

interface Decided {
  /** What was decided last and not taken back. */
  readonly last: DecidedHere | undefined
  /** How many people have been decided about. */
  readonly count: number
  /** What was decided last about somebody. */
  readonly about: (applicationId: string) => DecidedHere | undefined
  /** For whoever listens. */
  readonly said: string
  readonly note: (some: readonly Decidable[], reply: Reply) => void
  readonly noteTakenBack: (before: Before) => void
  /** Of whoever is not among the applicants any more nothing can be taken back. */
  readonly noteGone: (applicationId: string) => void
}

const nothing: Decided = {
  last: undefined,
  count: 0,
  about: () => undefined,
  said: '',
  note: () => undefined,
  noteTakenBack: () => undefined,
  noteGone: () => undefined,
}

export const DecidedHereContext = createContext(nothing)

/** What was decided on this screen so far; needs `Decisions` around it. */
export function useDecidedHere(): Decided {
  return use(DecidedHereContext)
}

/** Remembers what is decided for as long as the screen stands. */
export function useRememberedDecisions(): Decided {
  const [decided, setDecided] = useState<readonly DecidedHere[]>([])
  const [said, setSaid] = useState('')
  const toast = useToast()

  return useMemo(() => {
    const ids = decided.flatMap(({ before }) => before.map(({ application_id }) => application_id))
    return {
      last: decided.at(-1),
      count: new Set(ids).size,
      about: (id) => decided.findLast((one) => one.before.some(isOf(id))),
      said,
      note(some, { before, status, ...counts }) {
        setSaid(decidedInWords(some, status as Status, counts))
        if (counts.elsewhere > 0) toast.warning(decidedByOthers(counts.elsewhere), longer)
        if (before.length === 0) return
        const until = Math.floor(Date.now() / 1000) + lives.decisionSettlesSeconds
        const one = { applications: some, status: status as Status, before, until }
        setDecided((last) => [...last, one])
      },
      noteTakenBack(taken) {
        setSaid(takenBackInWords(taken, decided))
        setDecided(without(taken.map(({ application_id }) => application_id)))
      },
      noteGone: (id) => setDecided(without([id])),
    }
  }, [decided, said, toast])
}

/** Three seconds are too short for what nobody expects. */
export const longer = { durationMs: 8000 }

/** What was decided about all but these. */
const without = (ids: readonly string[]) => (decided: readonly DecidedHere[]) =>
  decided
    .map((one) => ({
      ...one,
      before: one.before.filter(({ application_id }) => !ids.includes(application_id)),
    }))
    .filter(({ before }) => before.length > 0)

const isOf = (id: string) => (one: Before[number]) => one.application_id === id

function takenBackInWords(taken: Before, decided: readonly DecidedHere[]): string {
  const isPending = taken.every(({ status }) => status === applicationStatus.pending)
  if (!isPending) return 'Taken back: all stand as they did.'
  const [only] = taken
  const name =
    taken.length === 1 &&
    decided
      .flatMap(({ applications }) => applications)
      .find(({ application_id }) => application_id === only?.application_id)?.name
  if (name) return `Taken back: ${name} is pending again.`
  return `Taken back: ${taken.length === 1 ? 'one is' : `${taken.length} are`} pending again.`
}
