import { placeScore } from './known-places.ts'

const nameAndTown = /^(\p{Lu}.{2,60}?\p{L})-(\p{Lu}[\p{L} ]+ (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT))$/u

/** "Acme Rock-Beaudesert QLD", as job sites print a firm or a school with its town. */
export function townBehindHyphen(text: string): { name: string; town: string } | undefined {
  const [, name = '', town = ''] = nameAndTown.exec(text) ?? []
  return placeScore(town) >= 0.9 ? { name, town } : undefined
}
