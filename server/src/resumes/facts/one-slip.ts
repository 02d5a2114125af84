/** Whether one letter was left out, added, exchanged or swapped with its neighbour. */
export function isOneSlipAway(word: string, name: string): boolean {
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  let behind = 0
  while (
    behind < Math.min(word.length, name.length) - from &&
    word.at(-1 - behind) === name.at(-1 - behind)
  )
    behind++

  const inWord = word.slice(from, word.length - behind)
  const inName = name.slice(from, name.length - behind)
  if (inWord.length <= 1 && inName.length <= 1) return true
  return inWord.length === 2 && inName === `${inWord[1]}${inWord[0]}`
}
