/**
 * A name of somebody that carries no message of its own: letters, in a few words. Mail programs make
 * links of words like "win.example", and anybody can sign up with a stranger's address.
 */
export function isPlainName(given: string): boolean {
  const called = given.replace(nickname, '$1$2$3')
  return (
    /^\p{L}[\p{L}\p{M}'‘’ .–-]{0,79}$/u.test(called) &&
    wordsIn(called).every((word) => word.length <= lettersOfLongest) &&
    (wordsIn(called).length <= mostWords ||
      (isLongName(called) && !/(?<!\p{L})\p{L}(?!\p{L})/u.test(called))) &&
    saysNothing(given)
  )
}

const mostWords = 5
const lettersOfLongest = 40

/** What friends call somebody, once in a name and as words of its own: Wiremu "Billy" J., William (Bill). */
const nickname = /(?<!\S)(?:"([^"]+)"|“([^“”]+)”|\(([^()]+)\))(?!\S)/u

/** The same of a company, which may be called by digits and signs, and longer. */
export function isPlainCompanyName(given: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'‘’&+,/() .–—-]{0,99}$/u.test(given.replace(listing, '')) &&
    // Nor a number to be called.
    given.replaceAll(/\P{N}/gu, '').length <= mostDigits &&
    (wordsIn(given).length <= wordsOfMostCompanies || isLongName(given)) &&
    saysNothing(given)
  )
}

const mostDigits = 5
const wordsOfMostCompanies = 7
const wordsOfLongest = 12

/** Where its shares are traded: (ASX: MIN). */
const listing = / \(\p{Lu}{2,6}: ?[\p{Lu}\p{N}]{1,6}\)/u

/** So many words may be a sentence: then they have to look like a name, with a capital each but for a few that join them. */
function isLongName(given: string): boolean {
  const words = wordsIn(given)
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return words.length <= wordsOfLongest && small.length <= 3 && !ofSentences.test(given)
}

const ofSentences =
  /\b(?:you|your|we|our|i|it|this|that|will|be|is|are|was|has|have|must|if|unless|now|today|before)\b/iu

const wordsIn = (given: string) => given.split(/ +/)

/** Nothing that becomes a link, and no word that tells its reader what to do. */
const saysNothing = (given: string) => !/\.\p{L}{2}/u.test(given) && !ofLures.test(given)

/** Nobody is called so; "Grant", "Win" and "Will" somebody is. */
const ofLures =
  /\b(?:here|click|visit|verify|claim|please|congratulations|prize|password|login|urgent|unsubscribe|whatsapp|telegram|bitcoin|casino|https?|www)\b/iu
