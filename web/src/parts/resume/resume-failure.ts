import { words, type Refusal } from '@headframe/wire'

/** Why a resume did not come. A server that was not reached has words of its own here. */
export function resumeInWords({ code }: Refusal): string | undefined {
  return code === 'UNREACHABLE' ? words.resumeNotFetched : undefined
}
