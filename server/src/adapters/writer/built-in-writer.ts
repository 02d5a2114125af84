import { shuffleBy } from './built-in/choosing.ts'
import { wordsFor } from './built-in/fact-words.ts'
import type { FactWords } from './built-in/fact-words.ts'
import { countWords } from './built-in/grammar.ts'
import type { Kind } from './built-in/patterns.ts'
import { fillings, plans, spares } from './built-in/plans.ts'
import type { Plan } from './built-in/plans.ts'
import { tellPlan, waysOfSaying } from './built-in/telling.ts'
import { discreetFacts } from './discreet-facts.ts'
import type { PersonFacts, Writer } from './writer.ts'

const fewestWords = 60
const mostWords = 160

/** Writes from the facts alone, on this machine: the same variation of the same facts is the same text. */
export function openBuiltInWriter(): Writer {
  return {
    provider: 'built-in',
    async describe(facts, variation) {
      return compose(discreetFacts(facts), variation)
    },
  }
}

function compose(facts: PersonFacts, variation: number): string {
  const seed = JSON.stringify(facts)
  const shuffle = shuffleBy(`${seed} ${variation}`)
  const words = wordsFor(facts, shuffle)
  const tell = (plan: Plan) => tellPlan(plan, words, shuffle)

  let plan = choosePlan(shuffleBy(seed)('plans', plans), words, variation)
  for (const filling of fillings) {
    if (countWords(tell(plan)) < fewestWords) plan = withFilling(plan, filling)
  }
  for (const spare of spares) {
    if (countWords(tell(plan)) > mostWords) plan = without(plan, spare)
  }
  return tell(plan)
}

/** The next variation is built in another way. Only words that stand alone can open a description. */
function choosePlan(order: readonly Plan[], words: FactWords, variation: number): Plan {
  const fitting = order.filter((plan) =>
    plan
      .flat()
      .every((kind) => kind !== 'opening by quote' || waysOfSaying(kind, words).length > 0),
  )
  return fitting[Math.abs(variation) % fitting.length] ?? []
}

function withFilling(plan: Plan, filling: Kind): Plan {
  return plan.map((kinds, index) => (index === plan.length - 1 ? [...kinds, filling] : kinds))
}

function without(plan: Plan, spare: Kind): Plan {
  return plan.map((kinds) => kinds.filter((kind) => kind !== spare))
}
