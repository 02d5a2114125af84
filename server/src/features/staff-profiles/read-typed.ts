import type { staffProfiles } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { hasWord } from '../../market/library/profile-words.ts'
import { tellReading } from '../../market/search-box.ts'

export const readTyped: UseCase<typeof staffProfiles.readSearch> = (
  { db, now, actor: { staffAccountId } },
  { search },
) =>
  tellReading(search, {
    list: 'people',
    now,
    isThere: (word) => hasWord(db, staffAccountId, word),
  })
