import type { OwnCommunity } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'

export function whoGets(accepted: number): string {
  return accepted === 1
    ? 'The one accepted member gets'
    : `Each of the ${inFigures(accepted)} accepted members gets`
}

/** Those who were asked may have left since, and just after the press nobody has been written to yet. */
export function lastAsked({ date, answers, people }: NonNullable<OwnCommunity['asked']>): string {
  const day = dateInWords(date)
  return people === 0
    ? `The last question was sent on ${day}.`
    : `They were asked last on ${day}; ${inFigures(answers)} of ${inFigures(people)} answered.`
}
