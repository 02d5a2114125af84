import { availabilityQuestions } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { answerQuestion, findUnanswered, showQuestion } from './answer.ts'
import { askAvailability, findAskable } from './ask-members.ts'

export const availabilityQuestionRoutes = implement(availabilityQuestions, {
  ask: on(findAskable, askAvailability),
  question: showQuestion,
  answer: on(findUnanswered, answerQuestion),
})
