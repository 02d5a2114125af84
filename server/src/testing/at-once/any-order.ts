import { isDeepStrictEqual } from 'node:util'

/** What was answered, `done` or the code of the refusal, and how things stand afterwards. */
export interface Step<State> {
  readonly answer: string
  readonly state: State
}

interface Call<Action> {
  readonly action: Action
  readonly answer: string
}

type Take<State, Action> = (state: State, action: Action) => Step<State>

/** Every way things could stand after calls that were made at once, when these were their answers. */
export function statesAfter<State, Action>(
  take: Take<State, Action>,
  states: readonly State[],
  calls: readonly Call<Action>[],
): State[] {
  return different(states.flatMap((state) => inAnyOrder(take, state, calls)))
}

function inAnyOrder<State, Action>(
  take: Take<State, Action>,
  state: State,
  calls: readonly Call<Action>[],
): State[] {
  if (calls.length === 0) return [state]
  return calls.flatMap(({ action, answer }, first) => {
    const step = take(state, action)
    return step.answer === answer ? inAnyOrder(take, step.state, calls.toSpliced(first, 1)) : []
  })
}

function different<State>(states: readonly State[]): State[] {
  return states.filter(
    (state, place) => states.findIndex((other) => isDeepStrictEqual(other, state)) === place,
  )
}
