/**
 * A name of somebody that carries no message of its own: letters, in a few words. Mail programs make
 * links of words like "win.example", and anybody can sign up with a stranger's address.
 */
export function isPlainName(given: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}'’ .-]{0,39}$/u.test(given) &&
    !/\.\p{L}{2}/u.test(given) &&
    given.split(/ +/).length <= mostWords
  )
}

const mostWords = 5

/** The same of a company, which may be called by digits and signs, and longer. */
export function isPlainCompanyName(given: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+,/() .-]{0,59}$/u.test(given) &&
    !/\.\p{L}{2}/u.test(given) &&
    // Nor a number to be called.
    given.replaceAll(/\P{N}/gu, '').length <= mostDigits &&
    given.split(/ +/).length <= mostWordsOfCompany
  )
}

const mostDigits = 5
const mostWordsOfCompany = 7
