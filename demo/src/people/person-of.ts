import type { Beginning } from './beginning.ts'
import { careerOf } from './career.ts'
import type { Craft } from './crafts/craft.ts'
import { educationOf } from './education.ts'
import { asLetters } from './identity.ts'
import type { Identity } from './identity.ts'
import type { PastJob, Person } from './person.ts'
import type { Random } from './random.ts'
import { refereesOf } from './referees.ts'
import { summaryOf } from './summary.ts'
import { ticketsOf } from './tickets.ts'
import { volunteeringOf } from './volunteering.ts'

interface Invention extends Beginning {
  readonly key: string
  readonly now: Date
}

/** Fills out somebody: a working life, what was learnt, and who would vouch for it. */
export function personOf(invention: Invention, random: Random): Person {
  const { key, craft, identity, home, visaStatus, years, now } = invention
  const jobs = careerOf(invention, random)
  const hasDegree = craft.study.some((title) => title.startsWith('Bachelor'))
  const age = Math.round((hasDegree ? 22 : 18) + years + random.whole(0, 6))

  return {
    key,
    firstName: identity.firstName,
    lastName: identity.lastName,
    email: identity.email,
    phone: identity.phone,
    looks: {
      isWoman: identity.isWoman,
      age,
      heritage: identity.stock.heritage,
      wearsHardHat: !hasDegree || random.chance(0.2),
    },
    home,
    linkedin: random.chance(0.6) ? linkedinOf(identity, random) : undefined,
    workRights: visaStatus,
    trade: tradeOf(jobs, craft),
    summary: summaryOf({ craft, jobs, years, home }, random),
    jobs,
    education: educationOf(craft, now.getUTCFullYear() - age, jobs, random),
    volunteering: volunteeringOf(now, random),
    tickets: ticketsOf(craft.tickets, now, random),
    skills: random.shuffled(craft.skills).slice(0, random.whole(5, 10)),
    referees: refereesOf(jobs, random),
  }
}

function tradeOf(jobs: readonly PastJob[], craft: Craft): string {
  return jobs[0]?.title ?? craft.ladder[0] ?? ''
}

function linkedinOf({ firstName, lastName }: Identity, random: Random): string {
  const tail = random.whole(0x10000000, 0x7fffffff).toString(16)
  return `https://www.linkedin.com/in/${asLetters(firstName)}-${asLetters(lastName)}-${tail}`
}
