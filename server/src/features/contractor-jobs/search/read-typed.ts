import type { contractorJobs } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { tellReading } from '../../../market/search-box.ts'
import { bestOf, suggestible } from '../../../search-words/suggestions.ts'
import { beginningOfWords } from '../../../text/words.ts'
import { areInPostings } from './queries.ts'
import { thoseWithWorkFirst } from './places-with-work.ts'

export const readTyped: UseCase<typeof contractorJobs.readSearch> = ({ db, now }, { search }) =>
  tellReading(search, {
    list: 'jobs',
    now,
    isThere: (word) => areInPostings(db, beginningOfWords(word), now),
  })

export const suggestMore: UseCase<typeof contractorJobs.suggest> = async (
  { db, now },
  { search, list = 'jobs' },
) => {
  const all = suggestible(search, now, list)
  return bestOf(list === 'jobs' ? await thoseWithWorkFirst(db, all, now) : all)
}
