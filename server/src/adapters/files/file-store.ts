import type { Readable } from 'node:stream'

/** Keeps bytes under keys that our own code chose. Throws `ProviderDown`. */
export interface FileStore {
  /** Puts it there whole or not at all, in place of what was there. */
  put(
    key: string,
    bytes: Buffer | Readable,
    type: string,
  ): Promise<{ size: number; sha256: string }>
  get(key: string): Promise<StoredFile | undefined>
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>
  /** Throws what keeps it away. */
  mustAnswer(): Promise<void>
  close(): Promise<void>
}

export interface StoredFile {
  /** Has to be read to its end or destroyed. */
  readonly content: Readable
  readonly size: number
  readonly type: string
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

/** A key is made of random hex and words of ours, such as `pictures/3f…`: nothing that a person typed gets in here. */
export function mustBeFileKey(key: string): void {
  if (key.length > 200 || !keyPattern.test(key)) throw new TypeError('Not a key of a stored file')
}
