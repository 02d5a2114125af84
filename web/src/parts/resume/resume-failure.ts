import { Refusal, words, type SpeaksForItself } from '@headframe/wire'

import { textOfFailure } from '../../calls/failure.ts'

/** Why a resume did not come. A server that was not reached has words of its own here. */
export function textOfResumeFailure(failed: unknown, call: SpeaksForItself): string {
  return failed instanceof Refusal && failed.code === 'UNREACHABLE'
    ? words.resumeNotFetched
    : textOfFailure(failed, call)
}
