import { Refusal } from '@headframe/wire'

/** Code that did not come: there is no network, or a deployment has taken it away. */
export class CodeMissing extends Refusal {
  constructor(cause: unknown) {
    super('UNREACHABLE', { cause })
  }
}

/** Code that comes when it is needed: without a network it is refused like any call. */
export async function codeOrRefusal<Code>(coming: Promise<Code>): Promise<Code> {
  try {
    return await coming
  } catch (cause) {
    throw new CodeMissing(cause)
  }
}
