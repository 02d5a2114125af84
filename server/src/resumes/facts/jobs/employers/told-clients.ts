import { placeScore } from '../../places/known-places.ts'
import type { Part } from '../lines/labels.ts'
import type { Piece } from '../pieces.ts'
import { titleScore } from '../titles/title-words.ts'
import { employerScore } from './employer-words.ts'
import { isName } from './names.ts'

/** "(Client: Acme Iron)", "Acme Divers for Redgum Iron", "Acme Camps Pty Ltd at Redgum Ridge" */
export function clientBehind(pieces: readonly Piece[], index: number): Part | undefined {
  const [last, piece] = [pieces[index - 1], pieces[index]]
  if (!last || !piece) return undefined
  if (isClient(last)) return piece.before === ':' ? 'client' : undefined
  const isFirm = titleScore(last.text) === 0 && last.before !== 'at' && isName(last.text)
  if (!isFirm || placeScore(piece.text) >= 0.5 || !/^\p{Lu}/u.test(piece.text)) return undefined
  const isAtSite = piece.before === 'at' && employerScore(last.text) >= 0.6
  return isAtSite || piece.before === 'for' ? 'client' : undefined
}

/** The label of one. */
export function isClient({ text }: Piece): boolean {
  return /^(?:end )?clients?$/i.test(text)
}
