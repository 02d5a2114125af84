import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf, type Outcome } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'

/**
 * Asks for each of those who were ticked, one after the other, so that a refusal stops before the next. Whomever a
 * colleague has taken away meanwhile stops nobody: answers who they are. What is in view is read once for all.
 */
export async function eachStillThere(
  hashes: readonly string[],
  ask: (hash: string) => Promise<unknown>,
): Promise<Outcome<{ gone: ReadonlySet<string> }>> {
  const gone = new Set<string>()
  for (const hash of hashes) {
    const outcome = await outcomeOf(() => ask(hash))
    const isGone = outcome !== 'stopped' && 'refusal' in outcome && isNotThere(outcome.refusal)
    if (isGone) gone.add(hash)
    else if (outcome === 'stopped' || 'refusal' in outcome) {
      refreshReads()
      return outcome
    }
  }
  refreshReads()
  return { reply: { gone } }
}
