import { nameStocks } from './names.ts'
import type { NameStock } from './names.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

/** Numbers that no telephone will ever have: kept free for fiction. */
const mobiles =
  '570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549'
    .concat(' 572665 572983 573770 573087 574118 574632 575254 575789 576398 576801 577426 577644')
    .split(' ')

export type Identity = Pick<Person, 'firstName' | 'lastName' | 'email' | 'phone'> & {
  readonly isWoman: boolean
  readonly stock: NameStock
}

/** Makes people whose addresses no two share. */
export function identityMaker(domain: string): (random: Random) => Identity {
  const taken = new Set<string>()

  return (random) => {
    const stock = stockFor(random)
    const isWoman = random.chance(0.36)
    const firstName = random.pick(isWoman ? stock.women : stock.men)
    const lastName = random.pick(stock.last)
    const email = freeAddress(firstName, lastName, domain, taken)
    return { firstName, lastName, isWoman, stock, email, phone: aMobile(random) }
  }
}

export function aMobile(random: Random): string {
  return `+61491${random.pick(mobiles)}`
}

function stockFor(random: Random): NameStock {
  const all = nameStocks.flatMap((stock) => Array.from({ length: stock.share }, () => stock))
  return random.pick(all)
}

function freeAddress(first: string, last: string, domain: string, taken: Set<string>): string {
  const base = `${asLetters(first)}.${asLetters(last)}`
  let address = `${base}@${domain}`
  for (let next = 2; taken.has(address); next += 1) address = `${base}${next}@${domain}`
  taken.add(address)
  return address
}

/** Plain letters, as they stand in addresses. */
export function asLetters(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
}
