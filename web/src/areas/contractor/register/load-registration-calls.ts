import { Refusal } from '@headframe/wire'

/** What the wizard asks the server: nobody waits for it to see the first step. */
export async function loadRegistrationCalls() {
  try {
    return await import('./registration-calls.ts')
  } catch (cause) {
    throw new Refusal('UNREACHABLE', { cause })
  }
}
