import { Refusal } from '@headframe/wire'

/** Code that comes when it is needed: without a network it is refused like any call. */
export async function codeOrRefusal<Code>(coming: Promise<Code>): Promise<Code> {
  try {
    return await coming
  } catch (cause) {
    throw new Refusal('UNREACHABLE', { cause })
  }
}
