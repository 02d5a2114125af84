import { createHash } from 'node:crypto'
import type { OwnFact, OwnFacts, ResumeFact } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { meantBy } from '../../market/people/corrections/correction.ts'
import type { Correction } from '../../market/people/corrections/correction.ts'
import { differencesOf } from '../../market/people/corrections/differences.ts'
import { findKeptReading, listCorrections } from '../../market/people/corrections/kept-readings.ts'
import type { KeptReading } from '../../market/people/corrections/kept-readings.ts'
import { factsIn, isEqual } from '../../market/people/corrections/shown-facts.ts'
import { mayExpire } from '../../resumes/facts/licences/names/known-licences.ts'

/** What somebody's resume says and what they say to it, as one correction after another finds it. */
export interface Desk {
  readonly contractorId: string
  readonly kept: KeptReading
  readonly corrections: readonly Correction[]
  /** What each correction is about, as far as the resume still says it. */
  readonly meant: ReadonlyMap<Correction, ResumeFact>
}

export async function findDesk(db: Reading, contractorId: string): Promise<Desk | undefined> {
  const kept = await findKeptReading(db, contractorId)
  if (!kept) return undefined
  const corrections = await listCorrections(db, contractorId)
  return { contractorId, kept, corrections, meant: meantBy(corrections, kept.read.facts) }
}

export function ownFactsOn(desk: Desk | undefined): OwnFacts {
  if (!desk) return { has_resume: false, is_unreadable: false, facts: [], differences: [] }
  const { kept, corrections, meant } = desk
  const facts = [...readOn(desk), ...corrections.flatMap((one) => addedBy(one, meant))]
  const differences =
    kept.before === null
      ? []
      : differencesOf({
          before: kept.before,
          now: kept.read.facts,
          corrections,
          keyOf: (fact) => keyOf(desk, fact),
          keyOfOwn,
        })
  return { has_resume: true, is_unreadable: kept.isByHand, facts: facts.map(withEnd), differences }
}

/** What was read has no row of its own: it is known by what it says, to nobody but its owner. */
export function keyOf({ contractorId }: Desk, fact: ResumeFact): string {
  return hashOf([contractorId, fact])
}

/** Another one after each change: what is said to an older one is refused, for its sayer has not seen the change. */
export function keyOfOwn({ id, said }: Correction): string {
  return hashOf([id, said])
}

function hashOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}

function withEnd(one: Shown): OwnFact {
  const { kind, name } = one.fact
  return { ...one, may_expire: kind === 'ticket' && name !== null && mayExpire(name) }
}

type Shown = Omit<OwnFact, 'may_expire'>

function readOn(desk: Desk): Shown[] {
  const meant = [...desk.meant]
  return factsIn(desk.kept.read.facts).map((fact) => {
    const own = meant.find(([, about]) => isEqual(about, fact))?.[0]
    const entry = keyOf(desk, fact)
    if (!own) {
      return { ...plainly, key: entry, entry, fact }
    }
    const { said } = own
    const key = keyOfOwn(own)
    const read = said && !isEqual(said, fact) ? fact : null
    return {
      ...plainly,
      key,
      entry,
      fact: said ?? fact,
      is_yours: true,
      is_hidden: said === null,
      read,
    }
  })
}

/** As the resume says it. */
const plainly = { is_yours: false, is_hidden: false, is_added: false, read: null }

function addedBy(correction: Correction, meant: Desk['meant']): Shown[] {
  const { id: entry, said: fact } = correction
  return fact && !meant.has(correction)
    ? [{ ...plainly, key: keyOfOwn(correction), entry, fact, is_yours: true, is_added: true }]
    : []
}
