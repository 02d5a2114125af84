import { Refusal } from '@headframe/wire'

/** Somebody tells of payments who is not the provider, or repeats what it said long ago. */
export class BadSignature extends Refusal {
  constructor(cause?: unknown) {
    super('BAD_SIGNATURE', { cause })
  }
}
