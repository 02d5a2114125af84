import { aMobile, asLetters } from './identity.ts'
import { nameStocks } from './names.ts'
import type { PastJob, Referee } from './person.ts'
import type { Random } from './random.ts'

const positions = [
  'Superintendent',
  'Site Manager',
  'Shift Supervisor',
  'Project Manager',
  'Leading Hand',
]

/** Two people who once were above them, with numbers and addresses of their own. */
export function refereesOf(jobs: readonly PastJob[], random: Random): Referee[] {
  const firms = [...new Set(jobs.map(({ employer }) => employer))].slice(0, 2)
  return firms.map((firm) => {
    const stock = random.pick(nameStocks)
    const first = random.pick(random.chance(0.3) ? stock.women : stock.men)
    const last = random.pick(stock.last)
    return {
      name: `${first} ${last}`,
      position: `${random.pick(positions)}, ${firm}`,
      phone: random.chance(0.5) ? aMobile(random) : `+6185550${random.whole(1000, 9999)}`,
      email: `${asLetters(first).slice(0, 1)}${asLetters(last)}@${asLetters(firm).slice(0, 14)}.example`,
    }
  })
}
