import { anyOf } from '../text/any-of.ts'
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
    /\b(?:supervisors?|foreman|forewoman|foreperson|undermanagers?|deput(?:y|ies)|shift ?boss|team leaders?|captain)\b/i,
    levels.supervisor,
  ],
  [/\b(?:senior|snr|sr|lead|leading hand|principal|chief)\b/i, levels.senior],
]

/** How much somebody of this title answers for. */
export function levelOf(title: string): Level {
  return words.find(([word]) => word.test(title))?.[1] ?? levels.worker
}

const forBeginners = anyOf(
  /\bno (?:mining |previous |prior )?experience (?:is )?(?:needed|required|necessary)\b/i,
  /\bentry[ -]level\b/i,
  /\bfull training\b/i,
  /\bwe (?:will )?(?:teach|train) you\b/i,
  /\bstart in the industry\b/i,
)

/** What a posting asks for; beginners are welcome where it says so. */
export function levelAsked(title: string, description: string): Level {
  const level = levelOf(title)
  return level === levels.worker && forBeginners.test(description) ? levels.trainee : level
}
