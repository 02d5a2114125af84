import { Refusal } from '@headframe/wire'
import type { Share } from './bytes-under-way.ts'
import { FileAside } from './file-aside.ts'

/** What is kept of one body until its call is answered, or its sender is gone. */
export class KeptBody {
  readonly #share: Share
  readonly #folder: string
  readonly #files: FileAside[] = []
  #isGone = false

  constructor(share: Share, folder: string) {
    this.#share = share
    this.#folder = folder
  }

  get hasFiles(): boolean {
    return this.#files.length > 0
  }

  takeMemory(bytes: number): void {
    this.#share.take('memory', bytes)
  }

  async openFile(name: string): Promise<FileAside> {
    const file = await FileAside.open(this.#folder, name, (bytes) =>
      this.#share.take('disk', bytes),
    )
    this.#files.push(file)
    if (!this.#isGone) return file
    await this.letGo()
    throw new Refusal('BAD_REQUEST')
  }

  async letGo(): Promise<void> {
    this.#isGone = true
    this.#share.giveBack()
    // Its name was removed when it was opened, so closing frees the file even where that reports an error.
    await Promise.allSettled(this.#files.splice(0).map((file) => file.close()))
  }
}
