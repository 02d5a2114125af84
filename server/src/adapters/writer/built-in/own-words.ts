import type { AnsweredQuestion, PersonFacts } from '../writer.ts'
import type { Shuffle } from './choosing.ts'
import { quotableSentences, quoted, standsAlone } from './quotes.ts'

interface OwnWords {
  readonly wish?: string | undefined
  readonly 'own words'?: string | undefined
  readonly question?: string
  readonly answer?: string
}

/** What somebody says themselves: of the next role, of the work, and in answer to a question. */
export function ownWordsIn(facts: PersonFacts, shuffle: Shuffle): OwnWords {
  const answers = shuffle('answers', facts.answers)
  const [wish] = quotableSentences(facts.idealRole ?? '', { least: 3, most: 34 })
  return {
    wish: wish && quoted(wish),
    'own words': sayingIn(answers, shuffle),
    ...answeredQuestionIn(answers),
  }
}

function sayingIn(answers: readonly AnsweredQuestion[], shuffle: Shuffle): string | undefined {
  const sayings = answers.flatMap(({ response }) =>
    quotableSentences(response, { least: 5, most: 28 }).filter(standsAlone),
  )
  const [saying] = shuffle('sayings', sayings)
  return saying && quoted(saying)
}

function answeredQuestionIn(answers: readonly AnsweredQuestion[]): OwnWords {
  for (const { question, response } of answers) {
    const [asked, ...more] = quotableSentences(question, { least: 3, most: 18 })
    const [answer] = quotableSentences(response, { least: 3, most: 24 })
    if (asked && answer && more.length === 0) {
      return { question: quoted(asked), answer: quoted(answer) }
    }
  }
  return {}
}
