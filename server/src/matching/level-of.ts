import { levels } from './gists.ts'
import type { Level } from './gists.ts'

/** The strongest word counts: a trainee manager manages nobody yet. */
const words: readonly (readonly [RegExp, Level])[] = [
  [
    /\b(?:trainees?|apprentices?|cadets?|graduates?|grad|junior|jnr|entry[ -]level|undergraduate|vacation|intern|green ?skin|greenie|unskilled|no experience)\b/i,
    levels.trainee,
  ],
  [
    /\b(?:managers?|superintendents?|supt|directors?|head of|general manager|gm|registered manager)\b/i,
    levels.manager,
  ],
  [
    /\b(?:supervisors?|foreman|forewoman|foreperson|undermanagers?|deput(?:y|ies)|shift ?boss|team leaders?|coordinators?|co-ordinators?|captain)\b/i,
    levels.supervisor,
  ],
  [
    /\b(?:senior|snr|sr|lead|leading hand|principal|chief|specialist|experienced|advanced)\b/i,
    levels.senior,
  ],
]

/** How much somebody of this title answers for. */
export function levelOf(title: string): Level {
  return words.find(([word]) => word.test(title))?.[1] ?? levels.worker
}
