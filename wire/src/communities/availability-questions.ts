import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { limits } from '../options.ts'
import { words } from '../words.ts'
import { ownCommunityId } from './company-communities.ts'
import { day } from './community-form.ts'
import { freeAnswers } from './community-options.ts'

const question = z.object({
  title: z.string(),
  company_name: z.string(),
  location: z.string(),
  /** Whom it was sent to. */
  first_name: z.string(),
  asked_date: instant,
  end_date: instant,
  answer: z.nullable(z.enum(freeAnswers)),
  free_from: z.nullable(z.string()),
})
export type AvailabilityQuestion = z.output<typeof question>

/** Whether the members of a pool are free: asked with one tap, answered by a link without signing in. */
export const availabilityQuestions = defineCalls({
  ask: {
    method: 'POST',
    path: '/company/v2/talent-pools/{id}/ask-availability',
    says: 'Asks all accepted members of an own talent pool by mail whether they are free; once in a day.',
    who: ['company'],
    role: 'hirer',
    input: z.object({ id: parameter }),
    names: { id: ownCommunityId },
    output: z.object({ asked_date: instant, people: z.int() }),
    refusals: {
      NOT_FOUND: words.ownPoolNotFound,
      ASKED_ALREADY: words.askedToday,
      NOBODY_TO_ASK: words.nobodyToAsk,
    },
    fallback: words.somethingWrong,
  },
  question: {
    method: 'GET',
    path: '/availability/{token}',
    says: 'What somebody was asked by mail, and what they have answered.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: question,
    refusals: { NOT_FOUND: words.answerLinkInvalid },
    limit: limits.freeAnswers,
  },
  answer: {
    method: 'POST',
    path: '/availability/{token}',
    says: 'Answers whether one is free, once. The same answer again changes nothing.',
    who: 'anyone',
    body: 'json',
    input: z.object({
      token: parameter,
      answer: z.pipe(
        z.transform((value) => value ?? ''),
        z.enum(freeAnswers, words.answerInvalid),
      ),
      free_from: z._default(z.nullable(day(words.freeFromRequired)), null),
    }),
    names: { token: 'key' },
    output: question,
    rules: [
      {
        field: 'free_from',
        text: words.freeFromRequired,
        holds: ({ answer, free_from }) => answer !== 'from' || Boolean(free_from),
      },
    ],
    refusals: {
      NOT_FOUND: words.answerLinkInvalid,
      LINK_ENDED: words.answerLinkInvalid,
      ANSWERED_ALREADY: words.answeredAlready,
    },
    limit: limits.freeAnswers,
    fallback: words.somethingWrong,
  },
})
