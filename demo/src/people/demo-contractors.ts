import { caseyMorgan, somebody } from './beginning.ts'
import type { Beginning } from './beginning.ts'
import { allCrafts } from './crafts/all-crafts.ts'
import { homeMaker } from './homes.ts'
import { identityMaker } from './identity.ts'
import type { Person } from './person.ts'
import { personOf } from './person-of.ts'
import { aRandom } from './random.ts'
import type { Random } from './random.ts'
import { registrationOf } from './registration.ts'
import type { Registration } from './registration.ts'

/** Somebody with an account: who they are, and what they said when they registered. */
export interface DemoContractor extends Registration {
  readonly person: Person
  readonly createdAt: Date
}

export interface Wishes {
  readonly now: Date
  /** Another seed makes other people; only the first is always the demo's own sign-in. */
  readonly seed?: string
  readonly domain?: string
}

/** Invented people of the marketplace as it stands today, the demo's own sign-in first. */
export function demoContractors(count: number, wishes: Wishes): DemoContractor[] {
  const { now, seed = 'headframe', domain = 'demo.example' } = wishes
  const nextIdentity = identityMaker(domain)
  const nextHome = homeMaker()
  const crafts = aRandom(`${seed} crafts`).shuffled(allCrafts)

  return Array.from({ length: count }, (_, index) => {
    const key = `${seed} ${index}`
    const random = aRandom(key)
    const craft = crafts[index % crafts.length]
    const beginning =
      index === 0 || !craft
        ? caseyMorgan(domain)
        : somebody(craft, nextIdentity(random), nextHome(random), random)
    return registered(key, beginning, now, random)
  })
}

/** What they tell of their life ends on the day on which they registered. */
function registered(key: string, beginning: Beginning, now: Date, random: Random): DemoContractor {
  const createdAt = momentBefore(now, beginning.joinedDaysAgo, random)
  const person = personOf({ ...beginning, key, now: createdAt }, random)
  return { person, createdAt, ...registrationOf({ ...beginning, person, now, createdAt }, random) }
}

function momentBefore(now: Date, days: number, random: Random): Date {
  return new Date(now.getTime() - days * 86_400_000 - random.whole(0, 3_000_000))
}
