import { Refusal } from '@headframe/wire'

/** Code that did not come: there is no network, or a deployment has taken it away. */
export class CodeMissing extends Refusal {
  constructor(cause: unknown) {
    super('UNREACHABLE', { cause })
  }
}

const longestMs = 20_000

/**
 * Code that comes when it is needed: without a network it is refused like any call, and so it is when
 * it has not come for so long that nobody waits for it any more.
 */
export async function codeOrRefusal<Code>(coming: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('The code is late.')), longestMs)
  })
  try {
    return await Promise.race([coming, late])
  } catch (cause) {
    throw new CodeMissing(cause)
  } finally {
    clearTimeout(timer)
  }
}
