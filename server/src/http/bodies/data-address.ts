import type { Readable } from 'node:stream'

const start = /^data:image\/[a-z.+-]+;base64,/i
const longestStart = 100

interface Opened {
  /** How the text begins. */
  readonly words: string
  /** Its bytes, if it is a picture, as they come in. */
  readonly picture?: AsyncIterable<Buffer>
}

/** Looks whether the text that comes in is the `data:` address of a picture. If it is not, all of it has passed. */
export async function openDataAddress(content: Readable): Promise<Opened> {
  const pieces = textsOf(content)
  let words = ''
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    if (words.length < longestStart) words += next.value
    const [address] = start.exec(words) ?? []
    if (address !== undefined)
      return { words, picture: decoded(words.slice(address.length), pieces) }
  }
  return { words: words.slice(0, longestStart) }
}

async function* textsOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const bytes of content) yield bytes.toString('latin1')
}

/** Four letters of base64 stand for three bytes, so those that are left over wait for the next piece. */
async function* decoded(begun: string, pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let letters = lettersOf(begun)
  for await (const piece of pieces) {
    letters += lettersOf(piece)
    const whole = letters.length - (letters.length % 4)
    yield Buffer.from(letters.slice(0, whole), 'base64')
    letters = letters.slice(whole)
  }
  yield Buffer.from(letters, 'base64')
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z\d+/]/gi, '')
}
