import { allCrafts } from './crafts/all-crafts.ts'
import type { Craft } from './crafts/craft.ts'
import type { Identity } from './identity.ts'
import { nameStocks } from './names.ts'
import type { Home } from './person.ts'
import type { Random } from './random.ts'

/** What has to be settled about somebody before the rest can be made up. */
export interface Beginning {
  readonly craft: Craft
  readonly identity: Identity
  readonly home: Home
  readonly years: number
  readonly visaStatus: string
  readonly isWorking: boolean
  readonly joinedDaysAgo: number
  /** The demo's own sign-in has a whole profile with nothing held back. */
  readonly isSignIn: boolean
}

const jumboOperator = 103

/** The person behind the demo's sign-in. */
export function caseyMorgan(domain: string): Beginning {
  const [stock] = nameStocks
  const craft = allCrafts.find(({ roleId }) => roleId === jumboOperator)
  if (!stock || !craft) throw new Error('There are no jumbo operators')

  return {
    craft,
    identity: {
      firstName: 'Casey',
      lastName: 'Morgan',
      email: `contractor@${domain}`,
      phone: '+61491570156',
      isWoman: true,
      stock,
    },
    home: { street: '27 Windlass Road', suburb: 'Kalgoorlie', state: 'WA', postcode: '6430' },
    years: 11,
    visaStatus: 'Citizen',
    isWorking: true,
    joinedDaysAgo: 90,
    isSignIn: true,
  }
}

export function somebody(craft: Craft, identity: Identity, home: Home, random: Random): Beginning {
  return {
    craft,
    identity,
    home,
    years: Math.max(craft.leastYears ?? 0, yearsOfWork(random)),
    visaStatus: visaFor(random),
    isWorking: random.chance(0.74),
    joinedDaysAgo: daysSinceJoining(random),
    isSignIn: false,
  }
}

/** From the first months after school to thirty-five years. */
function yearsOfWork(random: Random): number {
  if (random.chance(0.06)) return 0.5 + random.next()
  if (random.chance(0.12)) return 24 + random.next() * 11
  return 2 + random.next() * 20
}

/** Most are citizens, and every answer of the form is given by somebody. */
function visaFor(random: Random): string {
  if (random.chance(0.62)) return 'Citizen'
  return random.pick([
    'Permanent Resident',
    'Permanent Resident',
    'Visa with full working rights',
    'Visa with full working rights',
    'Visa that requires sponsorship',
    'Working Holiday Visa',
    "I'm not a citizen and don't hold a visa",
    'Other',
  ])
}

/** Half of them came in the last month: the marketplace grows. */
function daysSinceJoining(random: Random): number {
  return random.chance(0.48) ? random.next() * 29 : 30 + random.next() * 89
}
