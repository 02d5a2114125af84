import type { Kind } from './patterns.ts'

/** The sentences of each paragraph. */
export type Plan = readonly (readonly Kind[])[]

export const plans: readonly Plan[] = [
  [['opening', 'field'], ['employers', 'skills', 'licences'], ['own words'], ['wish', 'start']],
  [
    ['opening', 'employers'],
    ['own words', 'skills', 'licences'],
    ['field', 'wish', 'start'],
  ],
  [
    ['opening', 'wish'],
    ['licences', 'skills', 'employers'],
    ['own words', 'field', 'start'],
  ],
  [['opening', 'field', 'licences', 'skills', 'own words', 'start', 'wish']],
  [
    ['opening by quote', 'field'],
    ['employers', 'licences', 'skills'],
    ['start', 'wish'],
  ],
]

/** Added, in this order, to what would be too short. */
export const fillings: readonly Kind[] = ['answered', 'sources']

/** Left out, in this order, of what would be too long. */
export const spares: readonly Kind[] = ['employers', 'licences', 'own words']
