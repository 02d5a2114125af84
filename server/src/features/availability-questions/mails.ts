import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface Question {
  readonly product: string
  /** Of whoever reads it. */
  readonly name: string
  readonly title: string
  readonly company: string
  readonly location: string
  /** Where it is answered. */
  readonly url: string
  readonly goodUntil: string
  readonly goodForSeconds: number
  readonly unsubscribeUrl: string
}

/** Mail programs follow links by themselves, so a link only chooses an answer; its page sends it. */
export function areYouFree(question: Question): Letter {
  const { product, name, title, company, location, url, goodUntil, unsubscribeUrl } = question
  return {
    kind: 'availability-question',
    subject: `Are you free? ${company} asks its talent pool ${title}`,
    goodForSeconds: question.goodForSeconds,
    ...letter({
      product,
      title: 'Are you free for work?',
      preheader: `${company} would like to know whether it can count on you.`,
      greeting: greetingFor(name),
      paragraphs: [
        `${company} asks everybody in its talent pool ${title} who is free for work in ${location}.`,
        'Answer with one of these. You need not sign in, and your answer binds you to nothing.',
      ],
      answers: [
        { label: 'Yes, I am free now', url: `${url}?answer=yes` },
        { label: 'I am free from a later day', url: `${url}?answer=from` },
        { label: 'No, I am not free', url: `${url}?answer=no` },
      ],
      footnote: `You can answer once, until ${goodUntil}. ${company} sees your answer and its day.`,
      unsubscribeUrl,
    }),
  }
}
