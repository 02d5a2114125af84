/** How far somebody has come: a step may be opened again once it was visited or completed. */
export interface Progress<Id extends string> {
  readonly visited: ReadonlySet<Id>
  readonly completed: ReadonlySet<Id>
}

export function isReachable<Id extends string>(progress: Progress<Id>, step: Id): boolean {
  return progress.visited.has(step) || progress.completed.has(step)
}

export function visit<Id extends string>(progress: Progress<Id>, step: Id): Progress<Id> {
  return { ...progress, visited: new Set([...progress.visited, step]) }
}

export function complete<Id extends string>(progress: Progress<Id>, step: Id): Progress<Id> {
  return { ...progress, completed: new Set([...progress.completed, step]) }
}

/** Something is wrong in these steps after all. */
export function reopen<Id extends string>(
  progress: Progress<Id>,
  steps: readonly Id[],
): Progress<Id> {
  return {
    visited: new Set([...progress.visited, ...steps]),
    completed: new Set([...progress.completed].filter((step) => !steps.includes(step))),
  }
}

/** Where somebody goes on from this step: through all of them, or to what is left once it was sent in vain. */
export function nextAfter<Id extends string>(
  { completed }: Progress<Id>,
  steps: readonly Id[],
  step: Id,
  { isMending }: { isMending: boolean },
): Id | undefined {
  const at = steps.indexOf(step)
  const after = steps[at + 1]
  if (!isMending || after === undefined) return after
  const left = steps.filter((id) => id !== step && !completed.has(id))
  return left.find((id) => steps.indexOf(id) > at) ?? left[0] ?? steps.at(-1)
}

/** Where to stand: at the step that was asked for, or the last one that was come to. */
export function standAt<Id extends string>(
  progress: Progress<Id>,
  steps: readonly Id[],
  wanted: string | undefined,
): Id {
  const asked = steps.find((step) => step === wanted)
  if (asked && isReachable(progress, asked)) return asked
  // Whoever begins has come to the first step, so one is always found.
  return steps.findLast((step) => isReachable(progress, step)) as Id
}
