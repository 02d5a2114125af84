import { hoursInDay, type CandidateProfile } from '@headframe/wire'

import { dollars } from '../../../lib/figures.ts'
import { amountWords } from '../../../parts/job/job-words.ts'

type Asked = Pick<CandidateProfile, 'rate' | 'rate_type'>
type Offered = NonNullable<CandidateProfile['offered']>

interface Beside {
  /** "≈ $90 / hour", where the job says it another way. */
  converted?: string
  /** How what is asked for stands to what is paid: "$5 over", "as the job pays". */
  difference?: string
  isOver: boolean
}

/** What somebody asks for beside what the job pays, in the job's own measure; nothing where either is not named. */
export function besideJob({ rate, rate_type }: Asked, offered: Offered | null): Beside {
  if (rate === null || rate_type === null) return { isOver: false }
  if (!offered || offered.rate === null || offered.rate_type === null) return { isOver: false }
  const asked = rate * (hoursIn(offered.rate_type) / hoursIn(rate_type))
  // In cents, so that no rounding makes a difference.
  const cents = Math.round(asked * 100) - Math.round(offered.rate * 100)
  return {
    ...(rate_type !== offered.rate_type && {
      converted: `≈ ${amountWords(Math.round(asked * 100) / 100, offered.rate_type)}`,
    }),
    difference:
      cents === 0
        ? 'as the job pays'
        : `${dollars(Math.abs(cents) / 100)} ${cents > 0 ? 'over' : 'under'}`,
    isOver: cents > 0,
  }
}

function hoursIn(rateType: NonNullable<Offered['rate_type']>): number {
  return rateType === 'day' ? hoursInDay : 1
}
