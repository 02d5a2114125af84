import { ProviderDown } from '../provider-down.ts'
import { discreetFacts } from './discreet-facts.ts'
import { acceptedText, UnusableAnswer } from './chat/accepted-text.ts'
import { askChat } from './chat/ask-chat.ts'
import type { ChatService } from './chat/ask-chat.ts'
import { promptFor } from './chat/prompt.ts'
import type { Writer } from './writer.ts'

interface Patience {
  readonly silenceMs: number
  readonly wholeMs: number
}

/** Whoever waits is told within ten seconds that a silent service is down. */
const usualPatience: Patience = { silenceMs: 9_000, wholeMs: 20_000 }

/**
 * A service outside that speaks chat completions. It is told the disclosed facts and nothing else, and what
 * it answers is looked through before anybody sees it. Neither is ever logged.
 */
export function openServiceWriter(service: ChatService, patience = usualPatience): Writer {
  return {
    provider: 'service',
    async describe(person, variation) {
      const facts = discreetFacts(person)
      const deadline = AbortSignal.timeout(patience.wholeMs)
      const ask = async (attempt: number) => {
        const messages = promptFor(facts, variation + attempt)
        const answer = await askChat(service, messages, patience.silenceMs, deadline)
        return acceptedText(answer, facts)
      }

      try {
        return await ask(0).catch((error: unknown) => {
          if (!(error instanceof UnusableAnswer)) throw error
          return ask(1)
        })
      } catch (cause) {
        throw new ProviderDown('writer', { cause })
      }
    },
  }
}
