import type { LucideIcon } from 'lucide-react'

/** Something that can be gone to: a screen, or a job, a person, a pool on its own. */
export interface Goal {
  label: string
  to: string
  /** What its address leaves open. */
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, unknown>>
  /** What tells it from others of its name. */
  note?: string | undefined
  icon?: LucideIcon | undefined
}

export interface GoalGroup {
  title: string
  goals: readonly Goal[]
}

/** Looks for what an area has by name; the server knows whose it is. */
export type Finder = (text: string, signal: AbortSignal) => Promise<GoalGroup>

/** So many of a kind are offered. */
export const mostOfAKind = 5

/** Those whose words begin with all that was typed. */
export function goalsFor(text: string, goals: readonly Goal[]): readonly Goal[] {
  const typed = wordsOf(text)
  return goals.filter(({ label }) =>
    typed.every((beginning) => wordsOf(label).some((word) => word.startsWith(beginning))),
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What all of them find; a kind that cannot be asked now is left out. */
export async function findAll(
  finders: readonly Finder[],
  text: string,
  signal: AbortSignal,
): Promise<readonly GoalGroup[]> {
  const outcomes = await Promise.allSettled(finders.map((find) => find(text, signal)))
  return outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value.goals.length > 0 ? [outcome.value] : [],
  )
}
