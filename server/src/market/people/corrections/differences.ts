import type { FactDifference, ResumeFact } from '@headframe/wire'
import type { ResumeFacts } from '../../../resumes/resume-facts.ts'
import { aboutIn, meantBy } from './correction.ts'
import type { Correction } from './correction.ts'
import { factsIn, isEqual, pairUp } from './shown-facts.ts'

interface Versions {
  readonly before: ResumeFacts
  readonly now: ResumeFacts
  readonly corrections: readonly Correction[]
  readonly keyOf: (fact: ResumeFact) => string
  readonly keyOfOwn: (correction: Correction) => string
}

/**
 * What a new resume says otherwise than the one before, beside what the profile says. Whatever its owner has
 * said themselves stands; all else follows the resume, until they pick.
 */
export function differencesOf(versions: Versions): FactDifference[] {
  const { before, now, corrections, keyOf, keyOfOwn } = versions
  const meant = [...meantBy(corrections, now)]
  const correctionOf = (fact: ResumeFact) => meant.find(([, about]) => isEqual(about, fact))?.[0]
  const [facts, factsBefore] = [factsIn(now), factsIn(before)]
  const former = pairUp(facts, factsBefore, { of: (fact) => [fact], and: (fact) => fact })

  const told = facts.flatMap((fact): FactDifference[] => {
    const was = former.get(fact)
    const own = correctionOf(fact)
    return own ? ofOwn(own, { fact, was, key: keyOfOwn(own) }) : ofRead(fact, was, keyOf(fact))
  })
  const stays = new Set(former.values())
  const gone = factsBefore.filter((fact) => !stays.has(fact))
  return [
    ...told,
    ...goneFrom(
      gone,
      corrections.filter((one) => !meant.some(([own]) => own === one)),
      keyOfOwn,
    ),
  ]
}

function ofRead(stands: ResumeFact, was: ResumeFact | undefined, key: string): FactDifference[] {
  if (!was) return [{ is: 'new', stands, otherwise: null, key, is_yours: false }]
  return isEqual(stands, was)
    ? []
    : [{ is: 'different', stands, otherwise: was, key, is_yours: false }]
}

interface Met {
  readonly fact: ResumeFact
  readonly was: ResumeFact | undefined
  readonly key: string
}

function ofOwn({ said, read }: Correction, { fact, was, key }: Met): FactDifference[] {
  if (said === null) {
    return was ? [] : [{ is: 'new', stands: null, otherwise: fact, key, is_yours: true }]
  }
  const isAsBefore = isEqual(fact, was ?? read ?? said)
  return isAsBefore || isEqual(fact, said)
    ? []
    : [{ is: 'different', stands: said, otherwise: fact, key, is_yours: true }]
}

/** What the resume says no more: what was only read goes, what somebody said themselves stays. */
function goneFrom(
  gone: readonly ResumeFact[],
  unmet: readonly Correction[],
  keyOfOwn: Versions['keyOfOwn'],
): FactDifference[] {
  const meant = [...pairUp(unmet, gone, { of: aboutIn, and: (fact) => fact })]
  return gone.flatMap((otherwise): FactDifference[] => {
    const mine = meant.find(([, about]) => about === otherwise)?.[0]
    if (!mine) return [{ is: 'gone', stands: null, otherwise, key: null, is_yours: false }]
    const { said: stands } = mine
    return stands
      ? [{ is: 'gone', stands, otherwise: null, key: keyOfOwn(mine), is_yours: true }]
      : []
  })
}
