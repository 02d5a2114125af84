import { workTypeNames } from '@headframe/wire'
import { jobQuote } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms } from './terms.ts'

/** Casual, contract, full or part time, against what somebody wishes of it. */
export function checkWorkType({ workTypes }: OpeningTerms, { wishes }: PersonTerms): Finding {
  const { work_types: wished } = wishes
  const names = workTypes.map(nameOfType).join(' or ')
  const job = workTypes[0] ? { job: jobQuote('work_type', workTypes[0]) } : {}
  if (wished.length === 0 || workTypes.length === 0) {
    return {
      result: 'unknown',
      text: 'No wish about the type of work has been set',
      forCompany: 'No wish about the type of work is known',
      ...job,
      mend: 'wishes',
    }
  }
  return wished.some((type) => workTypes.includes(type))
    ? {
        result: 'pass',
        text: `${names} is what you look for`,
        forCompany: `${names} is what they look for`,
        ...job,
        isWish: true,
      }
    : {
        result: 'fail',
        text: `${names} is not what you look for`,
        forCompany: `${names} is not what they look for`,
        ...job,
        isWish: true,
        mend: 'wishes',
      }
}

function nameOfType(type: string): string {
  return workTypeNames[type as keyof typeof workTypeNames] ?? type
}
