import type { contractorCommunities } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { tellReading } from '../../market/search-box.ts'
import { beginningOfWords } from '../../text/words.ts'
import { isInOpen } from './queries.ts'

export const readTyped: UseCase<typeof contractorCommunities.readSearch> = (
  { db, now },
  { search },
) =>
  tellReading(search, {
    list: 'pools',
    now,
    isThere: (word) => isInOpen(db, beginningOfWords(word)),
  })
