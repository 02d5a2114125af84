import { wordsFor, type Refusal, type SpeaksForItself } from '@headframe/wire'
import { useState } from 'react'

import { follow, outcomeOf } from './outcome.ts'

export interface Follow<Reply> {
  onDone?: (reply: Reply) => void | Promise<void>
  /** `text` is the problem in words. */
  onRefused?: (refusal: Refusal, text: string) => void
  /** Words for what the call has none of its own for. */
  inWords?: (refusal: Refusal) => string | undefined
}

export interface Asking<Input extends readonly unknown[]> {
  /** Answers whether it was done. */
  ask: (...input: Input) => Promise<boolean>
  isAsking: boolean
  /** Why it was not done the last time. */
  problem: string | undefined
  /** Counts the times, so that each is told anew. */
  failures: number
  /** Takes the problem back, such as when the dialog that told it closes. */
  forget: () => void
}

/** Something that is asked for with a button: whether it is under way, and what came of it. */
export function useAsking<Input extends readonly unknown[], Reply>(
  ask: (...input: Input) => Promise<Reply>,
  call: SpeaksForItself,
  { onDone, onRefused, inWords }: Follow<Reply>,
): Asking<Input> {
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failures, setFailures] = useState(0)
  const forget = () => setProblem(undefined)

  function tell(refusal: Refusal) {
    const text = inWords?.(refusal) ?? wordsFor(refusal, call)
    setProblem(text)
    setFailures((count) => count + 1)
    onRefused?.(refusal, text)
  }

  return {
    async ask(...input) {
      forget()
      setIsAsking(true)
      const outcome = await outcomeOf(() => ask(...input))
      setIsAsking(false)
      if (outcome === 'stopped') return false
      if ('refusal' in outcome) {
        tell(outcome.refusal)
        return false
      }
      await follow(() => onDone?.(outcome.reply))
      return true
    },
    isAsking,
    problem,
    failures,
    forget,
  }
}
