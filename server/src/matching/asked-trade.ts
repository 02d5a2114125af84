import type { AskedTicket } from './gists.ts'
import { anyTrade, certificateOf, isTradeCertificate, tradeOf } from './told-trades.ts'
import { tradesOfWork } from './trades.ts'

interface Named extends Pick<AskedTicket, 'name' | 'either'> {
  readonly weight: number
}

/**
 * Nobody is asked for two trades: of those that are wanted most, any will do. Where no words say which
 * trade it is, it is that of the work.
 */
export function withOneTrade<One extends Named>(
  tickets: readonly One[],
  occupations: readonly { readonly name: string }[],
): One[] {
  const certificates = tickets.filter(({ name }) => isTradeCertificate(name))
  const [most] = certificates.toSorted((one, other) => other.weight - one.weight)
  if (!most) return [...tickets]
  const told = certificates.filter(({ name }) => name !== anyTrade)
  const needed = told.filter(({ weight }) => weight >= 1)
  const wanted = needed.length > 0 ? needed : told
  const rest = tickets.filter(
    ({ name }) => name !== anyTrade && !wanted.some((one) => one.name === name),
  )
  const trades =
    told.length > 0
      ? wanted.map(({ name }) => tradeOf(name))
      : tradesOfWork(occupations.map(({ name }) => name))
  const either = trades.length > 1 ? { either: trades.map((trade) => certificateOf([trade])) } : {}
  return [{ ...most, name: certificateOf(trades), ...either }, ...rest]
}
