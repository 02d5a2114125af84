import type { Readable } from 'node:stream'
import type { FileLimits } from '@headframe/wire'
import { fileTooLarge, Refusal, sizes } from '@headframe/wire'
import { openDataAddress } from './data-address.ts'
import type { FileAside } from './file-aside.ts'
import type { FormField, FormFields } from './form-fields.ts'
import { Gathered } from './gathered.ts'
import type { KeptBody } from './kept-body.ts'
import { append } from '../read-request.ts'
import type { Sent } from '../read-request.ts'

/** One part of a form as it comes in. */
export interface Part {
  readonly field: string
  /** Files have one, though it may be empty. */
  readonly fileName: string | undefined
  readonly content: Readable
}

/** So much blank around a text is cut away without a word. */
const blankBytes = 1024
const mostBytesOfLetter = 3

/** What is kept of a form: files on the disk, texts in memory, and nothing that no field asks for. */
export class FormParts {
  readonly sent: Sent = {}
  readonly #fields: FormFields
  readonly #kept: KeptBody
  /** All texts together are no larger than they may be in JSON. */
  #textBytesLeft: number = sizes.jsonBytes

  constructor(fields: FormFields, kept: KeptBody) {
    this.#fields = fields
    this.#kept = kept
  }

  async take(part: Part): Promise<void> {
    const field = this.#fields.get(part.field)
    if (field) append(this.sent, part.field, await this.#read(field, part))
    else await pass(part.content)
  }

  async #read({ file, mostLetters }: FormField, { field, fileName, content }: Part) {
    if (!file) {
      if (fileName !== undefined) throw new Refusal('BAD_REQUEST')
      return this.#readText(content, mostLetters)
    }
    if (Object.hasOwn(this.sent, field)) throw new Refusal('BAD_REQUEST')
    if (fileName !== undefined) return this.#readFile(fileName, content, file)

    const { picture, words } = await openDataAddress(content)
    if (picture && file.orDataAddress) return this.#readFile('picture', picture, file)
    if (picture) await pass(picture)
    return words
  }

  async #readFile(
    name: string,
    content: AsyncIterable<Buffer>,
    { maxBytes }: FileLimits,
  ): Promise<FileAside> {
    const file = await this.#kept.openFile(name)
    for await (const bytes of content) {
      if (file.size + bytes.length > maxBytes) {
        throw new Refusal('TOO_LARGE', { text: fileTooLarge(maxBytes) })
      }
      await file.write(bytes)
    }
    return file
  }

  /** A text that is too long is kept so far that this can be told of it. */
  async #readText(content: AsyncIterable<Buffer>, mostLetters = Infinity): Promise<string> {
    const enough = mostBytesOfLetter * mostLetters + blankBytes
    const text = new Gathered(this.#kept, Math.min(enough, this.#textBytesLeft))
    let isCut = false
    for await (const bytes of content) {
      const wanted = bytes.subarray(0, enough - text.length)
      isCut ||= wanted.length < bytes.length
      text.add(wanted)
    }
    this.#textBytesLeft -= text.length
    const words = text.bytes.toString()
    if (isCut && words.trim().length <= mostLetters) throw new Refusal('TOO_LARGE')
    return words
  }
}

async function pass(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
