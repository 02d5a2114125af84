import { BlockWriter } from '../block-writer.ts'
import type { Flow } from '../assemble-flows.ts'
import { urlIn } from '../docx/runs.ts'
import { NoText } from '../no-text.ts'
import { changed, destinationOf, outermost } from './rtf-groups.ts'
import type { Destination, Group } from './rtf-groups.ts'
import { rtfTokens } from './rtf-tokens.ts'
import type { RtfToken } from './rtf-tokens.ts'

const deepest = 500
const letters: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}

/** Reads a document in rich text once, from its first letter to its last. */
export class RtfReader {
  #decoder: TextDecoder
  #headings: ReadonlySet<number>
  #writers = { body: new BlockWriter(), head: new BlockWriter(), foot: new BlockWriter() }
  #box = new BlockWriter()
  #open: Group[] = []
  #group: Group = outermost()
  /** The group began with the mark of those that older programs skip. */
  #isForLater = false
  #toSkip = 0

  constructor(codePage: string, headings: ReadonlySet<number>) {
    this.#decoder = new TextDecoder(codePage)
    this.#headings = headings
  }

  get flows(): Flow[] {
    const { head, body, foot } = this.#writers
    const box = { is: 'box' as const, blocks: this.#box.blocks }
    return [
      { region: 'head', blocks: head.blocks },
      { region: 'body', blocks: [...body.blocks, box] },
      { region: 'foot', blocks: foot.blocks },
    ]
  }

  read(source: string): void {
    for (const token of rtfTokens(source)) this.#take(token)
    for (const destination of ['body', 'head', 'foot', 'box'] as const) {
      this.#writerOf(destination)?.endParagraph(this.#group.shape)
    }
  }

  #take(token: RtfToken): void {
    if (token.is === 'open') this.#openGroup()
    else if (token.is === 'close') this.#closeGroup()
    else if (token.is === 'word') this.#say(token.word, token.number)
    else if (token.is === 'byte') {
      this.#write(this.#decoder.decode(Uint8Array.of(token.byte)))
    } else if (token.is === 'text') this.#write(token.text)
  }

  #openGroup(): void {
    if (this.#open.length >= deepest) throw new NoText('unreadable', 'Groups without end')
    this.#open.push(this.#group)
    this.#group = { ...this.#group, instruction: '' }
    this.#isForLater = false
    this.#toSkip = 0
  }

  #closeGroup(): void {
    const closed = this.#group
    const around = this.#open.pop() ?? outermost()
    this.#toSkip = 0
    if (closed.destination !== around.destination && closed.destination !== 'instruction') {
      this.#writerOf(closed.destination)?.endParagraph(closed.shape, closed.isInTable)
    }
    if (closed.destination === 'instruction') {
      around.instruction += closed.instruction
      // What the field shows comes in the next group.
      if (around.destination !== 'instruction') around.url = urlIn(around.instruction)
    }
    this.#group = around
  }

  #say(word: string, number: number | undefined): void {
    if (word === '*') {
      this.#isForLater = true
      return
    }
    const destination = destinationOf(word, this.#isForLater)
    this.#isForLater = false
    if (this.#group.destination === 'nowhere') return
    if (word === 'listtext' || word === 'pntext') return this.#beginListed()
    if (destination) this.#group.destination = destination
    else if (word === 'u' && number !== undefined) this.#writeUnicode(number)
    else if (word === 'uc') this.#group.fallbacks = Math.min(8, Math.max(0, number ?? 1))
    else this.#format(word, number)
  }

  /** The mark of a point is drawn by a group of its own, and stands for the paragraph. */
  #beginListed(): void {
    const around = this.#open.at(-1)
    if (around) around.shape = { ...around.shape, isListed: true }
    this.#group.destination = 'nowhere'
  }

  #format(word: string, number: number | undefined): void {
    const group = this.#group
    if (word === 'pard') group.isInTable = false
    if (word === 'intbl') group.isInTable = true
    const letter = letters[word]
    if (letter !== undefined) this.#write(letter)
    else this.#end(word)
    Object.assign(group, changed(group, word, number, this.#headings))
  }

  #end(word: string): void {
    const writer = this.#writerOf(this.#group.destination)
    const { shape, isInTable } = this.#group
    if (word === 'tab' || word === 'nestcell') writer?.add({ is: 'tab' })
    if (word === 'line' || word === 'nestrow') writer?.add({ is: 'line end' })
    if (word === 'page') writer?.add({ is: 'page end' })
    if (word === 'par' || word === 'sect') {
      writer?.endParagraph(shape, isInTable)
      // Each point of a list brings its mark along.
      this.#group.shape = { ...shape, isListed: false }
    }
    if (word === 'cell') {
      writer?.endParagraph(shape, true)
      writer?.endCell()
    }
    if (word === 'row') writer?.endRow()
  }

  #writeUnicode(number: number): void {
    this.#toSkip = 0
    this.#write(String.fromCharCode(number < 0 ? number + 65_536 : number))
    this.#toSkip = this.#group.fallbacks
  }

  #write(written: string): void {
    const text = written.slice(this.#toSkip)
    this.#toSkip -= written.length - text.length
    const { destination, look, url } = this.#group
    if (destination === 'instruction') this.#group.instruction += text.slice(0, 2000)
    if (look.isHidden || text === '') return
    this.#writerOf(destination)?.add({ is: 'text', text, look, ...(url ? { url } : {}) })
  }

  #writerOf(destination: Destination): BlockWriter | undefined {
    if (destination === 'box') return this.#box
    if (destination === 'nowhere' || destination === 'instruction') return undefined
    return this.#writers[destination]
  }
}
