import type { adminSearch } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { withoutSlips } from '../../search-words/did-you-mean.ts'
import type { Slip } from '../../search-words/did-you-mean.ts'
import { piecesOf } from '../../search-words/pieces-of.ts'
import type { Piece } from '../../search-words/pieces-of.ts'
import { isOneSlipApart } from '../../text/one-slip.ts'
import { folded } from '../../text/plain.ts'
import { slipsApart } from '../../text/slips-apart.ts'
import { finds, wordsAlike } from './queries.ts'

/** Of names: the words of the list itself say what may have been meant. */
export const didYouMean: UseCase<typeof adminSearch.didYouMean> = async (
  { db },
  { list, search },
) => {
  const typed = piecesOf(search, /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu).slice(0, mostWords)
  const alike = await wordsAlike(
    db,
    list,
    typed.map(({ text }) => folded(text)),
  )
  const slips = typed.flatMap((piece, at) => slipOf(piece, alike.get(at) ?? []))
  const meant = withoutSlips(search, slips)
  return { did_you_mean: slips.length > 0 && (await finds(db, list, meant)) ? meant : null }
}

/** A name has few words; somebody who pasted a page meant none of them. */
const mostWords = 6
const longWord = 8

/** The oftenest that is nearly the same comes first. */
function slipOf({ text, start, end }: Piece, words: readonly string[]): Slip[] {
  const word = folded(text)
  const meant =
    words.find((one) => isOneSlipApart(word, one)) ??
    // In a long word two slips leave no doubt, unless the first letter is one of them.
    words.find(
      (one) => word.length >= longWord && one[0] === word[0] && slipsApart(word, one) === 2,
    )
  return meant === undefined ? [] : [{ word: text, meant, start, end }]
}
