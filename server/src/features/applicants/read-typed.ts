import type { applicants } from '@headframe/wire'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import { everybody } from '../../market/people/people-search.ts'
import { soughtAmongPeople } from '../../market/people/sought-words.ts'
import { tellReading } from '../../market/search-box.ts'
import { wordChoice } from '../../kit/search-choices.ts'
import { searchTerms } from '../../kit/search.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isAmongApplicants } from './queries.ts'

export const readTyped: UseCase<typeof applicants.readSearch> = async (
  { db, actor, now },
  { id, search },
) => {
  const { id: jobId } = await mustFindJob(db, actor.companyId, id)
  return tellReading(search, {
    list: 'people',
    now,
    isThere: (word) => {
      const choices = soughtAmongPeople([wordChoice(searchTerms(word))])
      return isAmongApplicants(db, { jobId, search: { ...everybody, choices } })
    },
  })
}
